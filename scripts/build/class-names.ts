import { relative } from 'node:path'

/**
 * A class of a module as its folder, its file and its own name: `home-hero_title` is `.title` of
 * `pages/home/hero.module.css`. A file's name that begins with the folder's says enough: `header-menu_drop`.
 */
export function className(root: string) {
  return (name: string, file: string): string => {
    const path = relative(root, file.replace(/\?.*/, '')).replace(/\.module\.css$/, '')
    const [folder = '', module = ''] = path.replaceAll('\\', '/').split('/').slice(-2)
    return `${module.startsWith(folder) ? module : `${folder}-${module}`}_${name}`
  }
}
