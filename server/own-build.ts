import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Whether this program is part of a release, bundled with all that it needs, and not run from its sources. */
export const isReleased = extname(import.meta.url) === '.js'

/** The build that is served unless `DIST_DIR` names another: the one that this program is part of, or the checkout's. */
export const ownBuild = fileURLToPath(new URL(isReleased ? '..' : '../dist', import.meta.url)).replace(
  /\/$/,
  '',
)
