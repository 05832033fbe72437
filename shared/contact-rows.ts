import {
  type ContactTextField,
  contactFields,
  type HiddenField,
  hiddenFields,
  type KeptRow,
  type TypedRow,
} from './contact-fields.ts'

/** The rows whose value is text and is stored, in the table's order. */
export const keptRows: readonly KeptRow[] = contactFields.filter((row) => row.kind !== 'files')

/** The rows that the visitor types: as lines, or as a letter of many lines. */
export const typedRows: readonly TypedRow[] = contactFields.filter((row) => row.kind === 'text')
export const letterRows = typedRows.filter(isLetter)
export const lineRows = typedRows.filter((row) => !isLetter(row))

/** The rows of a short form: those without which nothing can be sent. */
export const neededLineRows = lineRows.filter((row) => row.faults.empty !== undefined)

/** All texts but the letter: what a table shows on one line. */
export const shortRows = keptRows.filter((row) => !isLetter(row))

export function isLetter(row: KeptRow): boolean {
  return row.kind === 'text' && row.isLetter === true
}

/** One value for each field whose value is text. */
export function eachText<Value>(make: (row: KeptRow) => Value): Record<ContactTextField, Value> {
  return Object.fromEntries(keptRows.map((row) => [row.name, make(row)])) as Record<ContactTextField, Value>
}

/** One value for each field that the visitor does not see. */
export function eachHidden<Value>(make: (name: HiddenField) => Value): Record<HiddenField, Value> {
  return Object.fromEntries(hiddenFields.map(({ name }) => [name, make(name)])) as Record<HiddenField, Value>
}

const order = { line: 0, choice: 1, letter: 2, files: 3 } as const

function orderOf(row: (typeof contactFields)[number]): number {
  if (row.kind !== 'text') return order[row.kind]
  return 'isLetter' in row ? order.letter : order.line
}

/** All rows in the order of the form: what is typed on one line, what is chosen, what is written, what is attached. */
export const formRows = [...contactFields].sort((one, other) => orderOf(one) - orderOf(other))

/** Their names: the first field with a fault is the one to go to. */
export const contactFieldNames = formRows.map(({ name }) => name)
