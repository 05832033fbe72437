import { composed } from './composed.ts'
import type { ContactField, ContactTextField, KeptRow } from './contact-fields.ts'
import { eachText, formRows, isLetter, typedRows } from './contact-rows.ts'
import { fileExtension, isExtensionAllowed } from './file-extension.ts'
import { withoutInvisible } from './invisible.ts'
import type { MessageKey, Values } from './messages.ts'

/** What a visitor writes into the form. */
export type ContactTexts = Record<ContactTextField, string>
/** An attachment is known by its name and its size in bytes. */
export type ContactValues = ContactTexts & { files: readonly { name: string; size: number }[] }
export type ContactFaults = Partial<Record<ContactField, MessageKey>>

/** From the settings: the list of extensions as it stands there, the largest file in MB (10⁶ bytes), how many files. */
export type ContactLimits = { extensions: string; megabytes: number; files: number }

/** The faults of a request, one a field, empty when it can be sent. Browser and server ask the same question here. */
export function checkContactRequest(values: ContactValues, limits: ContactLimits): ContactFaults {
  const faults: ContactFaults = {}
  for (const row of formRows) {
    const fault =
      row.kind === 'files' ? filesFault(values.files, limits) : textFault(row, tidy(row, values[row.name]))
    if (fault) faults[row.name] = fault
  }
  return faults
}

function textFault(row: KeptRow, text: string): MessageKey | undefined {
  if (row.kind === 'choice') return row.options().includes(text) ? undefined : row.faults.unknown
  if (text === '') return row.faults.empty
  if (text.length > row.longest) return row.faults.long
  return row.isRight?.(text) === false ? row.faults.wrong : undefined
}

/** What the places in the texts of every field's faults stand for; those of one field have `fieldValues` besides. */
export function faultValues(limits: ContactLimits): Values {
  const names = limits.extensions.split(',').map((name) => name.trim().toLowerCase())
  return {
    count: limits.files,
    megabytes: limits.megabytes,
    extensions: [...new Set(names)].filter(Boolean).join(', '),
  }
}

/** How long what is typed into this field may be; nothing for what is chosen. */
export function fieldValues(field: string): Values {
  const row = typedRows.find(({ name }) => name === field)
  return row ? { longest: row.longest } : {}
}

/**
 * The texts as they are kept: spaces at the ends and control characters gone, single-line fields on one line (so that
 * nothing can break out of a mail's header or a table's row), line ends as `\n`, Unicode composed.
 */
export function tidyContactTexts(texts: ContactTexts): ContactTexts {
  return eachText((row) => tidy(row, texts[row.name]))
}

function tidy(row: KeptRow, text: string): string {
  return isLetter(row) ? letter(text) : oneLine(text)
}

function filesFault(files: ContactValues['files'], limits: ContactLimits): MessageKey | undefined {
  if (files.length > limits.files) return 'fault.files.count'
  return files.map((file) => fileFault(file, limits)).find((fault) => fault !== undefined)
}

/** What is wrong with one attachment; its text names the file (`{{name}}`). */
export function fileFault(
  { name, size }: ContactValues['files'][number],
  limits: ContactLimits,
): MessageKey | undefined {
  const extension = fileExtension(name)
  if (extension === '' || !isExtensionAllowed(extension, limits.extensions)) return 'fault.files.extension'
  if (size > limits.megabytes * 1_000_000) return 'fault.files.size'
  return size === 0 ? 'fault.files.empty' : undefined
}

function oneLine(text: string) {
  return withoutInvisible(composed(text).replace(/\s+/gu, ' ')).trim()
}

function letter(text: string) {
  const lines = composed(text).split(/\r\n?|\n|\u2028|\u2029/)
  const clean = lines.map((line) => withoutInvisible(line.replaceAll('\t', '  ')).trimEnd())
  return clean.join('\n').trim()
}
