const placeholder = /(\{\{\w+\}\})/

/** Text and placeholders in turn: `['Da ', '{{price}}', ' al mese']`. */
export function piecesOf(text: string): string[] {
  return text.split(placeholder)
}

/** With names in place of code, as nearly as a visitor's words can be known here. */
export function readable(text: string, nameOf: (placeholder: string) => string): string {
  return piecesOf(text)
    .map((piece, index) => (index % 2 ? nameOf(piece) : piece))
    .join('')
}

export function placeholdersOf(text: string): string[] {
  return piecesOf(text).filter((_, index) => index % 2 === 1)
}

export type TextFaults = { isEmpty: boolean; lost: readonly string[]; strange: readonly string[] }

/** The server's rules; `saved` is the text in the file. */
export function textFaults(text: string, saved: string): TextFaults {
  const [has, had] = [placeholdersOf(text), placeholdersOf(saved)]
  return {
    isEmpty: text.trim() === '',
    lost: [...new Set(had)].filter((one) => !has.includes(one)),
    strange: [...new Set(has)].filter((one) => !had.includes(one)),
  }
}

export function isRight({ isEmpty, lost, strange }: TextFaults): boolean {
  return !isEmpty && lost.length === 0 && strange.length === 0
}
