import { relative, resolve } from 'node:path'

/** SITE_DIR, else `site/` in `root`. */
export function siteDir(root: string): string {
  return resolve(root, process.env.SITE_DIR || 'site')
}

/** Path to show the owner, relative to `root`. */
export function sitePath(root: string, file: string): string {
  return relative(root, `${siteDir(root)}/${file}`).replaceAll('\\', '/')
}
