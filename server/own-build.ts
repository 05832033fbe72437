import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Bundled, not run from source. */
export const isReleased = extname(import.meta.url) === '.js'

/** Used unless `DIST_DIR` is set. */
export const ownBuild = fileURLToPath(new URL(isReleased ? '..' : '../dist', import.meta.url)).replace(
  /\/$/,
  '',
)
