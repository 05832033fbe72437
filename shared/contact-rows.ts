import {
  type ContactTextField,
  contactFields,
  type HiddenField,
  hiddenFields,
  type KeptRow,
  type TypedRow,
} from './contact-fields.ts'

export const keptRows: readonly KeptRow[] = contactFields.filter((row) => row.kind !== 'files')

export const typedRows: readonly TypedRow[] = contactFields.filter((row) => row.kind === 'text')
export const letterRows = typedRows.filter(isLetter)
export const lineRows = typedRows.filter((row) => !isLetter(row))

export const neededLineRows = lineRows.filter((row) => row.faults.empty !== undefined)

export const shortRows = keptRows.filter((row) => !isLetter(row))

export function isLetter(row: KeptRow): boolean {
  return row.kind === 'text' && row.isLetter === true
}

export function mapTextFields<Value>(make: (row: KeptRow) => Value): Record<ContactTextField, Value> {
  return Object.fromEntries(keptRows.map((row) => [row.name, make(row)])) as Record<ContactTextField, Value>
}

export function mapHiddenFields<Value>(make: (name: HiddenField) => Value): Record<HiddenField, Value> {
  return Object.fromEntries(hiddenFields.map((name) => [name, make(name)])) as Record<HiddenField, Value>
}

const order = { line: 0, choice: 1, letter: 2, files: 3 } as const

function orderOf(row: (typeof contactFields)[number]): number {
  if (row.kind !== 'text') return order[row.kind]
  return 'isLetter' in row ? order.letter : order.line
}

export const formRows = [...contactFields].sort((one, other) => orderOf(one) - orderOf(other))

/** The first field with a fault gets the focus. */
export const contactFieldNames = formRows.map(({ name }) => name)
