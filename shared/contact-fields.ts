import { contactSubjects } from '#content/offerings.ts'
import { languages } from './locale.ts'
import type { MessageKey } from './messages.ts'

type CommonRow = {
  name: string
  words: { form: MessageKey; mail: MessageKey }
}

type TextRow = CommonRow & {
  kind: 'text'
  column: string
  isLetter?: true
  /** UTF-16 code units, as `maxlength` counts. */
  longest: number
  /** Without `empty` the field is optional. */
  faults: { empty?: MessageKey; long: MessageKey; wrong?: MessageKey }
  isRight?: (tidy: string) => boolean
  control: { autoComplete?: string; autoCapitalize?: 'none'; spellCheck?: false }
}

/** Each choice has its own component. */
type ChoiceRow = CommonRow & {
  kind: 'choice'
  column: string
  options: () => readonly string[]
  faults: { unknown: MessageKey }
}

type FilesRow = CommonRow & { kind: 'files' }

/** Types, validation, storage, mails and form derive from this table; it has the order of exports. */
export const contactFields = [
  {
    name: 'subject',
    kind: 'choice',
    column: 'subject',
    options: () => ['', ...contactSubjects().map(({ id }) => id)],
    words: { form: 'contact.subject', mail: 'mail.field.subject' },
    faults: { unknown: 'fault.subject.unknown' },
  },
  {
    name: 'name',
    kind: 'text',
    column: 'name',
    longest: 100,
    words: { form: 'contact.name', mail: 'mail.field.name' },
    faults: { empty: 'fault.name.empty', long: 'fault.name.long' },
    control: { autoComplete: 'name' },
  },
  {
    name: 'emailOrPhone',
    kind: 'text',
    column: 'email_or_phone',
    longest: 254,
    words: { form: 'contact.reach', mail: 'mail.field.reach' },
    faults: { empty: 'fault.reach.empty', long: 'fault.reach.form', wrong: 'fault.reach.form' },
    isRight: (tidy) => contactMethod(tidy) !== null,
    control: { autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  },
  {
    name: 'company',
    kind: 'text',
    column: 'company',
    longest: 120,
    words: { form: 'contact.company', mail: 'mail.field.company' },
    faults: { long: 'fault.company.long' },
    control: { autoComplete: 'organization' },
  },
  {
    name: 'message',
    kind: 'text',
    column: 'message',
    isLetter: true,
    longest: 5000,
    words: { form: 'contact.message', mail: 'mail.field.message' },
    faults: { empty: 'fault.message.empty', long: 'fault.message.long' },
    control: {},
  },
  {
    name: 'answerLanguage',
    kind: 'choice',
    column: 'answer_language',
    options: () => languages,
    words: { form: 'contact.answer', mail: 'mail.field.answer' },
    faults: { unknown: 'fault.answer.unknown' },
  },
  {
    name: 'files',
    kind: 'files',
    words: { form: 'contact.files', mail: 'mail.field.files' },
  },
] as const satisfies readonly (TextRow | ChoiceRow | FilesRow)[]

type Row = (typeof contactFields)[number]

export type ContactField = Row['name']
export type ContactTextField = Exclude<Row, FilesRow>['name']
export type TypedRow = TextRow & { name: Extract<Row, { kind: 'text' }>['name'] }
export type ContactChoice = Extract<Row, { kind: 'choice' }>['name']
export type KeptRow = TypedRow | (ChoiceRow & { name: ContactChoice })

export const hiddenFields = [
  'id',
  'pageLanguage',
  /** `pinned` or `neutral`: whether the page's path contains its language. */
  'addressForm',
  'website',
  'started',
  '_csrf',
] as const

export type HiddenField = (typeof hiddenFields)[number]

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

/** Expects tidy text. A phone number has 6–15 digits. */
export function contactMethod(reach: string): 'email' | 'phone' | null {
  if (/^[^\s@<>()[\]\\,;:"]{1,64}@([\p{L}\p{N}-]{1,63}\.)+[\p{L}\p{N}-]{2,63}$/u.test(reach)) return 'email'
  return /^\+?\d{6,15}$/.test(reach.replace(/[\s./()-]/g, '')) ? 'phone' : null
}
