import { relative } from 'node:path'

/**
 * A class of a module as its folder, its file and its own name: `home-hero_title` is `.title` of
 * `pages/home/hero.module.css`, `header_bar` is `.bar` of `components/header/header.module.css`.
 */
export function className(root: string) {
  return (name: string, file: string): string => {
    const path = relative(root, file.replace(/\?.*/, '')).replace(/\.module\.css$/, '')
    const places = new Set(path.replaceAll('\\', '/').split('/').slice(-2))
    return `${[...places].join('-')}_${name}`
  }
}
