import { relative } from 'node:path'

/** `.title` of `pages/home/hero.module.css` becomes `home-hero_title`. */
export function className(root: string) {
  return (name: string, file: string): string => {
    const path = relative(root, file.replace(/\?.*/, '')).replace(/\.module\.css$/, '')
    const [folder = '', module = ''] = path.replaceAll('\\', '/').split('/').slice(-2)
    return `${module.startsWith(folder) ? module : `${folder}-${module}`}_${name}`
  }
}
