type Style = { first: string; later: string }

/**
 * A page's sheets as two texts: those that `firstHtml` needs, and the others. A module's sheet is needed when one of its
 * classes is there, a sheet without such classes always.
 */
export function splitStyle(sheets: readonly string[], firstHtml: string): Style {
  const isFirst = sheetUse(firstHtml)
  return {
    first: sheets.filter(isFirst).join('\n'),
    later: sheets.filter((sheet) => !isFirst(sheet)).join('\n'),
  }
}

/** Tells of a sheet whether this HTML needs it. */
export function sheetUse(html: string): (sheet: string) => boolean {
  const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  return (sheet) => {
    const own = sheet.match(moduleClass)
    return !own || own.some((name) => used.has(name))
  }
}

/** As `class-names.ts` makes them: only those of modules have an underscore. */
const moduleClass = /(?<=\.)[a-z][a-z-]*_[\w-]+/gi
