const layerBlock = /^@layer [\w-]+\{/

/** Style sheets as one text. Neighbours that are each one block of the same `@layer` become one block: a few bytes a sheet. */
export function joinSheets(sheets: readonly string[]): string {
  return sheets.reduce((joined, sheet) => {
    const opening = layerBlock.exec(sheet)?.[0]
    if (!opening || !isOneBlock(sheet) || !isOneBlock(lastLine(joined))) return `${joined}\n${sheet}`
    return lastLine(joined).startsWith(opening)
      ? joined.slice(0, -1) + sheet.slice(opening.length)
      : `${joined}\n${sheet}`
  })
}

function lastLine(text: string): string {
  return text.slice(text.lastIndexOf('\n') + 1)
}

/** Whether the text's first brace is closed by its last character. Minified sheets have no brace in a string. */
function isOneBlock(text: string): boolean {
  let depth = 0
  for (let index = text.indexOf('{'); index >= 0 && index < text.length; index++) {
    if (text[index] === '{') depth++
    if (text[index] === '}' && --depth === 0) return index === text.length - 1
  }
  return false
}
