import type { NewRequest } from '#server/contact-store/contact-store.ts'
import type { ContactField } from '#shared/contact-fields.ts'
import {
  type ContactLimits,
  checkContactRequest,
  fileExtension,
  fileFault,
  tidyContactTexts,
} from '#shared/contact-request.ts'
import { isLanguage, type Language } from '#shared/locale.ts'
import type { MessageKey } from '#shared/messages.ts'
import type { AddressForm } from '#shared/navigation.ts'
import { createUuid, isUuid } from '#shared/uuid.ts'
import { isContentOf } from './file-signature.ts'
import type { SentForm } from './read-form.ts'

export type FormFacts = {
  isGenuine: boolean
  /** Before the shared key is loaded, tokens of other processes cannot be told from forged ones. */
  hasSharedKey: boolean
  /** Milliseconds since the form was opened, from our signed time; undefined without one. */
  filling: number | undefined
}

type Rules = { limits: ContactLimits; fillingMs: number }

export type Refused =
  | { kind: 'faults'; faults: FormFaults }
  | { kind: 'robot' | 'tooEarly' | 'notGenuine' | 'noStore' }
  | { kind: 'tooOften'; wait: number }

export type Outcome = { kind: 'stored' | 'repeated'; id: string } | Refused

const oneDay = 86_400_000

/** Checks without the rate limit, which counts only what passes here. */
export function decide(
  form: SentForm,
  facts: FormFacts,
  { limits, fillingMs }: Rules,
): Refused | { kind: 'good' } {
  if (!facts.isGenuine && !isFromBuiltPage(form)) return notGenuine(facts)
  const faults = checkForm(form, limits)
  if (Object.keys(faults).length > 0) return { kind: 'faults', faults }
  if (!facts.isGenuine) return { kind: 'faults', faults: { '': 'fault.form.reread' } }
  // Honeypot field. Autofill may fill it in for a person, who is told and can send again.
  if (form.texts.website !== '') return { kind: 'robot' }
  if (!isStartKept(facts)) return notGenuine(facts)
  // A negative time means that the clock was set back; then nobody has to wait.
  const { filling = 0 } = facts
  return { kind: filling >= 0 && filling < fillingMs ? 'tooEarly' : 'good' }
}

/** The static page has neither token nor time: its form is shown again with both. */
function isFromBuiltPage({ texts }: SentForm): boolean {
  return texts._csrf === '' && texts.started === ''
}

function notGenuine({ hasSharedKey }: FormFacts): Refused {
  return { kind: hasSharedKey ? 'notGenuine' : 'noStore' }
}

export function isStartKept({ filling }: FormFacts): boolean {
  return filling !== undefined && filling <= oneDay
}

export type Refusal = { status: number; faults: FormFaults; headers?: Readonly<Record<string, string>> }

const refusals = {
  robot: whole(422, 'fault.form.again'),
  tooEarly: whole(422, 'fault.form.early'),
  notGenuine: whole(403, 'fault.form.csrf'),
  noStore: { ...whole(503, 'fault.form.store'), headers: { 'retry-after': '60' } },
} as const satisfies Record<string, Refusal>

function whole(status: number, fault: MessageKey): Refusal {
  return { status, faults: { '': fault } }
}

export function refusalOf(outcome: Refused): Refusal {
  if (outcome.kind === 'faults') return { status: 422, faults: outcome.faults }
  if (outcome.kind !== 'tooOften') return refusals[outcome.kind]
  return { ...whole(429, 'fault.form.busy'), headers: { 'retry-after': String(outcome.wait) } }
}

/** Under '' the fault of the whole request. */
export type FormFaults = Partial<Record<ContactField | '', MessageKey>>

export function editionOf(
  { texts }: SentForm,
  visitor: Language,
): { lang: Language; addressForm: AddressForm } {
  return {
    lang: isLanguage(texts.pageLanguage) ? texts.pageLanguage : visitor,
    addressForm: texts.addressForm === 'pinned' ? 'pinned' : 'neutral',
  }
}

/** The rules shared with the browser, then the contents of files, which only the server checks. */
export function checkForm(form: SentForm, limits: ContactLimits): FormFaults {
  const { texts, files } = form
  const faults: FormFaults = checkContactRequest({ ...texts, files }, limits)
  if (texts.id !== '' && !isUuid(texts.id)) faults[''] = 'fault.form.broken'
  const fault = faults.files ?? fileFaults(form, limits).find((key) => key !== undefined)
  return fault ? { ...faults, files: fault } : faults
}

export function fileFaults({ files }: SentForm, limits: ContactLimits): (MessageKey | undefined)[] {
  return files.map((file, index) => {
    if (index >= limits.files) return undefined
    const isGenuine = isContentOf(fileExtension(file.name), file.content)
    return fileFault(file, limits) ?? (isGenuine ? undefined : 'fault.files.content')
  })
}

export function requestOf({ texts, files }: SentForm, pageLanguage: Language, createdAt: Date): NewRequest {
  const tidy = tidyContactTexts(texts)
  return {
    ...tidy,
    id: texts.id || createUuid(),
    createdAt,
    pageLanguage,
    answerLanguage: isLanguage(tidy.answerLanguage) ? tidy.answerLanguage : pageLanguage,
    files: files.map(({ name, content }) => ({ name, content })),
  }
}
