import {
  type ContactField,
  type ContactTextField,
  formRows,
  isLetter,
  type KeptRow,
  mapTextFields,
  typedRows,
} from './contact-fields.ts'
import { normalizeUnicode, withoutInvisible } from './invisible.ts'
import type { MessageKey, Values } from './messages.ts'
import { type SettingKey, setting } from './setting.ts'

export type ContactTexts = Record<ContactTextField, string>
export type ContactValues = ContactTexts & { files: readonly { name: string; size: number }[] }
export type ContactFaults = Partial<Record<ContactField, MessageKey>>

/** `extensions` is the setting's comma-separated list; `megabytes` (10⁶ bytes) limits each file. */
export type ContactLimits = { extensions: string; megabytes: number; files: number }

/** From the settings; invalid or missing numbers fall back to defaults. */
export function contactLimits(read: (key: SettingKey) => string = setting): ContactLimits {
  return {
    extensions: read('contact.extensions'),
    megabytes: positive(read('contact.file.megabytes'), 5),
    files: Math.floor(positive(read('contact.files'), 3)),
  }
}

function positive(text: string, otherwise: number): number {
  const number = Number(text)
  return text !== '' && Number.isFinite(number) && number >= 0 ? number : otherwise
}

/** One fault per field; used by browser and server alike. */
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

/** Placeholder values for fault messages; `fieldValues` adds those of one field. */
export function faultValues(limits: ContactLimits): Values {
  const names = limits.extensions.split(',').map((name) => name.trim().toLowerCase())
  return {
    count: limits.files,
    megabytes: limits.megabytes,
    extensions: [...new Set(names)].filter(Boolean).join(', '),
  }
}

export function fieldValues(field: string): Values {
  const row = typedRows.find(({ name }) => name === field)
  return row ? { longest: row.longest } : {}
}

/** NFC, trimmed. Line breaks only remain in letters, or they could inject mail headers. */
export function tidyContactTexts(texts: ContactTexts): ContactTexts {
  return mapTextFields((row) => tidy(row, texts[row.name]))
}

function tidy(row: KeptRow, text: string): string {
  return isLetter(row) ? letter(text) : oneLine(text)
}

function filesFault(files: ContactValues['files'], limits: ContactLimits): MessageKey | undefined {
  if (files.length > limits.files) return 'fault.files.count'
  return files.map((file) => fileFault(file, limits)).find((fault) => fault !== undefined)
}

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
  return withoutInvisible(normalizeUnicode(text).replace(/\s+/gu, ' ')).trim()
}

function letter(text: string) {
  const lines = normalizeUnicode(text).split(/\r\n?|\n|\u2028|\u2029/)
  const clean = lines.map((line) => withoutInvisible(line.replaceAll('\t', '  ')).trimEnd())
  return clean.join('\n').trim()
}

/** The specification's check (§5): exact, case-sensitive, untrimmed. `extension` has no dot. */
export function isExtensionAllowed(extension: string, allowed: string): boolean {
  return allowed.replaceAll('.', '').split(',').includes(extension)
}

export function fileExtension(fileName: string): string {
  const dot = fileName.lastIndexOf('.')
  return dot < 0 ? '' : fileName.slice(dot + 1)
}
