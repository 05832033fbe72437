import type { Dictionary } from '#shared/messages.ts'

/**
 * At the desk each text of a page ends in its key, spelt in tag characters of Unicode: no browser draws them, and no text
 * of the site has them otherwise.
 */
const begin = 0xe0001
const shift = 0xe0000

const mark = /\u{e0001}([\u{e0020}-\u{e007e}]+)/gu

function marked(key: string): string {
  return String.fromCodePoint(begin, ...[...key].map((letter) => shift + (letter.codePointAt(0) ?? 0)))
}

/** Its letters are counted, which marks would spoil. */
const unmarked = 'shell.brand'

export function markAll(words: Dictionary): Dictionary {
  return Object.fromEntries(
    Object.entries(words).map(([key, text]) => [key, key === unmarked ? text : text + marked(key)]),
  )
}

/** The text without marks, and the keys of its parts, the outermost last. */
export function unmark(text: string): { text: string; keys: readonly string[] } {
  const keys = [...text.matchAll(mark)].map(([, letters = '']) => spelt(letters))
  return { text: keys.length > 0 ? text.replace(mark, '') : text, keys }
}

function spelt(letters: string): string {
  return String.fromCodePoint(...[...letters].map((letter) => (letter.codePointAt(0) ?? shift) - shift))
}
