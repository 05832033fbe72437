type Style = { first: string; later: string }

/**
 * A page's sheets as two texts: those that `firstHtml` needs, and the others. A module's sheet is needed when one of its
 * classes is there, a sheet without such classes always.
 */
export function splitStyle(sheets: readonly string[], firstHtml: string): Style {
  const used = new Set(
    [...firstHtml.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  const isFirst = (sheet: string) => {
    const own = sheet.match(moduleClass)
    return !own || own.some((name) => used.has(name))
  }
  return {
    first: sheets.filter(isFirst).join('\n'),
    later: [hasCome, ...sheets.filter((sheet) => !isFirst(sheet))].join('\n'),
  }
}

/** For the rule in `base.css` that keeps the later sections out of sight until then. */
const hasCome = ':root{--later-style:none}'

/** As `class-names.ts` makes them: only those of modules have an underscore. */
const moduleClass = /(?<=\.)[a-z][a-z-]*_[\w-]+/gi
