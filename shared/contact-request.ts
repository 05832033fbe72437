import { composed } from './composed.ts'
import { contactSubjects } from './contact-subjects.ts'
import { fileExtension, isExtensionAllowed } from './file-extension.ts'
import { isLanguage } from './locale.ts'
import type { MessageKey, Values } from './messages.ts'

/** What a visitor writes into the form; an attachment is known by its name and its size in bytes. */
export type ContactValues = {
  subject: string
  name: string
  reach: string
  company: string
  message: string
  answer: string
  files: readonly { name: string; size: number }[]
}

export type ContactField = keyof ContactValues
export type ContactFaults = Partial<Record<ContactField, MessageKey>>

/** From the settings: the list of extensions as it stands there, the largest file in MB (10⁶ bytes), how many files. */
export type ContactLimits = { extensions: string; megabytes: number; files: number }

/** The longest texts, in characters (UTF-16 code units, as `maxlength` counts). */
const longest = { name: 100, reach: 254, company: 120, message: 5000 } as const

/** The fields in the order of the form: the first fault is the one to go to. */
export const contactFields = [
  ...(['message', 'files', 'name', 'reach', 'company', 'subject', 'answer'] as const),
] satisfies readonly ContactField[]

/** The faults of a request, one a field, empty when it can be sent. Browser and server ask the same question here. */
export function checkContactRequest(values: ContactValues, limits: ContactLimits): ContactFaults {
  const tidy = tidyContactValues(values)
  const found: Record<ContactField, MessageKey | false> = {
    subject: isSubject(tidy.subject) ? false : 'fault.subject.unknown',
    name: textFault(tidy.name, longest.name, 'fault.name.empty', 'fault.name.long'),
    reach: reachFault(tidy.reach),
    company: tidy.company.length > longest.company && 'fault.company.long',
    message: textFault(tidy.message, longest.message, 'fault.message.empty', 'fault.message.long'),
    answer: isLanguage(tidy.answer) ? false : 'fault.answer.unknown',
    files: filesFault(values.files, limits),
  }
  const faults: ContactFaults = {}
  for (const field of contactFields) {
    const fault = found[field]
    if (fault) faults[field] = fault
  }
  return faults
}

/** What the places in the faults' texts stand for. */
export function faultValues(limits: ContactLimits): Values {
  const names = limits.extensions.split(',').map((name) => name.trim().toLowerCase())
  return {
    count: limits.files,
    megabytes: limits.megabytes,
    longest: longest.message,
    extensions: [...new Set(names)].filter(Boolean).join(', '),
  }
}

/**
 * The values as they are kept: spaces at the ends and control characters gone, single-line fields on one line (so that
 * nothing can break out of a mail's header or a table's row), line ends as `\n`, Unicode composed.
 */
export function tidyContactValues<V extends Omit<ContactValues, 'files'>>(values: V): V {
  const { subject, name, reach, company, message, answer } = values
  return {
    ...values,
    ...{ subject: oneLine(subject), name: oneLine(name), reach: oneLine(reach), company: oneLine(company) },
    message: tidyText(message),
    answer: oneLine(answer),
  }
}

/** Whether a tidy text is an e-mail address, a telephone number (6–15 digits) or neither. */
export function reachKind(reach: string): 'email' | 'phone' | null {
  if (/^[^\s@<>()[\]\\,;:"]{1,64}@([\p{L}\p{N}-]{1,63}\.)+[\p{L}\p{N}-]{2,63}$/u.test(reach)) return 'email'
  return /^\+?\d{6,15}$/.test(reach.replace(/[\s./()-]/g, '')) ? 'phone' : null
}

function isSubject(subject: string) {
  return subject === '' || contactSubjects().some((row) => row.id === subject)
}

function textFault(text: string, most: number, empty: MessageKey, long: MessageKey) {
  if (text === '') return empty
  return text.length > most && long
}

function reachFault(reach: string): MessageKey | false {
  if (reach === '') return 'fault.reach.empty'
  return reach.length > longest.reach || reachKind(reach) === null ? 'fault.reach.form' : false
}

function filesFault(files: ContactValues['files'], limits: ContactLimits): MessageKey | false {
  if (files.length > limits.files) return 'fault.files.count'
  for (const { name, size } of files) {
    const extension = fileExtension(name)
    if (extension === '' || !isExtensionAllowed(extension, limits.extensions)) return 'fault.files.extension'
    if (size > limits.megabytes * 1_000_000) return 'fault.files.size'
    if (size === 0) return 'fault.files.empty'
  }
  return false
}

/** Control characters, and the invisible ones that turn the direction of the text after them. */
const invisible = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

function oneLine(text: string) {
  return composed(text).replace(/\s+/gu, ' ').replace(invisible, '').trim()
}

function tidyText(text: string) {
  const lines = composed(text).split(/\r\n?|\n|\u2028|\u2029/)
  const clean = lines.map((line) => line.replaceAll('\t', '  ').replace(invisible, '').trimEnd())
  return clean.join('\n').trim()
}
