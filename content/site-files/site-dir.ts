import { relative, resolve } from 'node:path'

/** Where the owner's files are: in the folder that SITE_DIR names, else in `site/` of the program at `root`. */
export function siteDir(root: string): string {
  return resolve(root, process.env.SITE_DIR || 'site')
}

/** One of the owner's files as it is told to them: by its path from the program's folder. */
export function sitePath(root: string, file: string): string {
  return relative(root, `${siteDir(root)}/${file}`).replaceAll('\\', '/')
}
