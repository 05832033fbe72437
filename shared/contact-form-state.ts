import type { ContactField } from './contact-fields.ts'
import type { ContactTexts } from './contact-request.ts'
import type { Language } from './locale.ts'
import type { MessageKey } from './messages.ts'

/** In the root element's `data-state`. Browsers cannot restore `files`, which must be chosen again. */
export type ContactFormState = {
  values: Partial<ContactTexts>
  faults: Partial<Record<ContactField | '', MessageKey>>
  files?: readonly ReturnedFile[]
}

export type ReturnedFile = { name: string; fault?: MessageKey }

export function parseFormState(json: string | undefined): ContactFormState | null {
  if (!json) return null
  const state: unknown = JSON.parse(json)
  return isFormState(state) ? state : null
}

function isFormState(state: unknown): state is ContactFormState {
  const { values, faults, files = [] } = Object(state)
  return isTexts(values) && isTexts(faults) && Array.isArray(files) && files.every(isTexts)
}

function isTexts(value: unknown) {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  )
}

/** The specification's own, looser rule (§1): any browser language that contains 'it'. */
export function answerLanguage(browserLanguage: string): Language {
  return browserLanguage.includes('it') ? 'it' : 'en'
}
