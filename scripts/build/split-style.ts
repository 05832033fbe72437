import { relative } from 'node:path'

/** `.title` of `pages/home/hero.module.css` becomes `home-hero_title`. */
export function className(root: string) {
  return (name: string, file: string): string => {
    const path = relative(root, file.replace(/\?.*/, '')).replace(/\.module\.css$/, '')
    const [folder = '', module = ''] = path.replaceAll('\\', '/').split('/').slice(-2)
    return `${module.startsWith(folder) ? module : `${folder}-${module}`}_${name}`
  }
}

type Style = { first: string; later: string }

/** `firstHtml` needs a sheet if it uses one of its module classes; a sheet without any is always needed. */
export function splitStyle(sheets: readonly string[], firstHtml: string): Style {
  const isFirst = sheetUse(firstHtml)
  return {
    first: sheets.filter(isFirst).join('\n'),
    later: sheets.filter((sheet) => !isFirst(sheet)).join('\n'),
  }
}

export function sheetUse(html: string): (sheet: string) => boolean {
  const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  return (sheet) => {
    const own = sheet.match(moduleClass)
    return !own || own.some((name) => used.has(name))
  }
}

/** Only classes of CSS modules contain an underscore. */
const moduleClass = /(?<=\.)[a-z][a-z-]*_[\w-]+/gi
