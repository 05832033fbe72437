import type { ContactField } from './contact-fields.ts'
import type { ContactTexts } from './contact-request.ts'
import type { MessageKey } from './messages.ts'

/**
 * A form that came back: it travels as JSON in the root element's `data-form-state`, so that hydration starts from what
 * the server rendered. Attachments have to be chosen again. The fault of the whole request stands under the empty key.
 */
export type ContactFormState = {
  values: Partial<ContactTexts>
  faults: Partial<Record<ContactField | '', MessageKey>>
}

/** Null for anything that is not the JSON of such a state. */
export function parseFormState(json: string | undefined): ContactFormState | null {
  if (!json) return null
  const state: unknown = JSON.parse(json)
  return isFormState(state) ? state : null
}

function isFormState(state: unknown): state is ContactFormState {
  return isTexts(Reflect.get(Object(state), 'values')) && isTexts(Reflect.get(Object(state), 'faults'))
}

function isTexts(value: unknown) {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  )
}
