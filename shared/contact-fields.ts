import { contactMethod } from './contact-method.ts'
import { contactSubjects } from './contact-subjects.ts'
import { languages } from './locale.ts'
import type { MessageKey } from './messages.ts'

type CommonRow = {
  /** In the form, in what is sent, in the draft, in a stored request. */
  name: string
  /** What releases before called it: their pages, drafts and waiting requests are still taken. */
  formerName?: string
  /** Its label in the form, and in the mail to the provider and the owner's lists. */
  words: { form: MessageKey; mail: MessageKey }
  /** What exports call it. */
  title: string
}

/** Stored in this column; tidied to one line, unless it is a letter. */
type TextRow = CommonRow & {
  kind: 'text'
  column: string
  isLetter?: true
  /** In characters (UTF-16 code units, as `maxlength` counts). */
  longest: number
  /** A field without `empty` may be left empty. */
  faults: { empty?: MessageKey; long: MessageKey; wrong?: MessageKey }
  isRight?: (tidy: string) => boolean
  control: { autoComplete?: string; autoCapitalize?: 'none'; spellCheck?: false }
}

/** One of a list; its view is its own. */
type ChoiceRow = CommonRow & {
  kind: 'choice'
  column: string
  options: () => readonly string[]
  faults: { unknown: MessageKey }
}

type FilesRow = CommonRow & { kind: 'files' }

/**
 * One row a field, in the order of lists and exports. Types, reading, tidying, checking, storing, mails, lists, exports
 * and the form are derived from this table; a text field more costs its row, its words, and its column in a migration.
 */
export const contactFields = [
  {
    name: 'subject',
    kind: 'choice',
    column: 'subject',
    options: () => ['', ...contactSubjects().map(({ id }) => id)],
    words: { form: 'contact.subject', mail: 'mail.field.subject' },
    faults: { unknown: 'fault.subject.unknown' },
    title: 'subject',
  },
  {
    name: 'name',
    kind: 'text',
    column: 'name',
    longest: 100,
    words: { form: 'contact.name', mail: 'mail.field.name' },
    faults: { empty: 'fault.name.empty', long: 'fault.name.long' },
    title: 'name',
    control: { autoComplete: 'name' },
  },
  {
    name: 'emailOrPhone',
    formerName: 'reach',
    kind: 'text',
    column: 'email_or_phone',
    longest: 254,
    words: { form: 'contact.reach', mail: 'mail.field.reach' },
    faults: { empty: 'fault.reach.empty', long: 'fault.reach.form', wrong: 'fault.reach.form' },
    isRight: (tidy) => contactMethod(tidy) !== null,
    title: 'reach',
    control: { autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  },
  {
    name: 'company',
    kind: 'text',
    column: 'company',
    longest: 120,
    words: { form: 'contact.company', mail: 'mail.field.company' },
    faults: { long: 'fault.company.long' },
    title: 'company',
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
    title: 'message',
    control: {},
  },
  {
    name: 'answerLanguage',
    formerName: 'answer',
    kind: 'choice',
    column: 'answer_language',
    options: () => languages,
    words: { form: 'contact.answer', mail: 'mail.field.answer' },
    faults: { unknown: 'fault.answer.unknown' },
    title: 'answer in',
  },
  {
    name: 'files',
    kind: 'files',
    words: { form: 'contact.files', mail: 'mail.field.files' },
    title: 'files',
  },
] as const satisfies readonly (TextRow | ChoiceRow | FilesRow)[]

type Row = (typeof contactFields)[number]

export type ContactField = Row['name']
/** The fields whose value is text: all but the files. */
export type ContactTextField = Exclude<Row, FilesRow>['name']
/** A row whose value the visitor types. */
export type TypedRow = TextRow & { name: Extract<Row, { kind: 'text' }>['name'] }
/** A field whose value is one of a list: whatever shows it has to say it in words. */
export type ContactChoice = Extract<Row, { kind: 'choice' }>['name']
export type KeptRow = TypedRow | (ChoiceRow & { name: ContactChoice })

/** What travels with the form beside the visitor's own fields. */
export const hiddenFields = [
  { name: 'id' },
  { name: 'pageLanguage', formerName: 'page' },
  /** Whether the page's address names its language: `pinned` or `neutral`. */
  { name: 'addressForm', formerName: 'form' },
  { name: 'website' },
  { name: 'started' },
  { name: '_csrf' },
] as const satisfies readonly { name: string; formerName?: string }[]

export type HiddenField = (typeof hiddenFields)[number]['name']
