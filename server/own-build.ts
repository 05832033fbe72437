import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Bundled, not run from source. */
export const isReleased = extname(import.meta.url) === '.js'

/** As told to the owner: on a server `deploy/vetrina` runs it with the site's settings. */
export const requestsCommand = isReleased ? 'vetrina requests' : 'npm run requests --'

/** Used unless `DIST_DIR` is set. */
export const ownBuild = fileURLToPath(new URL(isReleased ? '..' : '../dist', import.meta.url)).replace(
  /\/$/,
  '',
)
