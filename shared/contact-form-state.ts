import type { ContactField } from './contact-fields.ts'
import type { ContactTexts } from './contact-request.ts'
import type { MessageKey } from './messages.ts'

/**
 * A form that came back: it travels as JSON in the root element's `data-state`, so that hydration starts from what the
 * server rendered. The fault of the whole request stands under the empty key. Attachments have to be chosen again:
 * `files` are those that came, in their order.
 */
export type ContactFormState = {
  values: Partial<ContactTexts>
  faults: Partial<Record<ContactField | '', MessageKey>>
  files?: readonly ReturnedFile[]
}

export type ReturnedFile = { name: string; fault?: MessageKey }

/** Null for anything that is not the JSON of such a state. */
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
