import type { Entries } from '#app/contact/queue/contact-post.ts'
import { type ContactField, contactFieldNames, mapTextFields } from '#shared/contact-fields.ts'
import type { ContactTexts, ContactValues } from '#shared/contact-request.ts'

export function readValues(form: HTMLFormElement): ContactValues {
  const data = new FormData(form)
  const texts = mapTextFields(({ name }) => String(data.get(name) ?? ''))
  return { ...texts, files: readFiles(form) }
}

/** In the order in which they are sent. */
export function readFiles(form: HTMLFormElement): File[] {
  return new FormData(form).getAll('files').filter(isChosen)
}

/** Only fields of this form: the short form has fewer. */
export function shownTexts(form: HTMLFormElement): Partial<ContactTexts> {
  const { files: _, ...texts } = readValues(form)
  return Object.fromEntries(Object.entries(texts).filter(([name]) => isShown(form.elements.namedItem(name))))
}

function isShown(control: Element | RadioNodeList | null): boolean {
  return control !== null && !(control instanceof HTMLInputElement && control.type === 'hidden')
}

/** Fields with the value from the HTML: neither typed in nor restored by the browser. */
export function untouchedFields(form: HTMLFormElement): ContactField[] {
  const brought = form.cloneNode(true)
  if (!(brought instanceof HTMLFormElement)) return []
  brought.reset()
  const [before, now] = [readValues(brought), readValues(form)]
  return contactFieldNames.filter((field) => before[field] === now[field])
}

/** An unknown subject or language changes nothing. */
export function putTexts(
  form: HTMLFormElement,
  texts: Partial<ContactTexts>,
  fields: readonly ContactField[],
) {
  for (const field of fields) {
    const text = field === 'files' ? undefined : texts[field]
    const control = form.elements.namedItem(field)
    if (typeof text !== 'string' || !isShown(control)) continue
    if (control instanceof HTMLSelectElement) {
      if ([...control.options].some((option) => option.value === text)) control.value = text
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
      control.value = text
    else if (control instanceof RadioNodeList && text) control.value = text
  }
}

/** Without the plain form's tokens and without an empty attachment. */
export function readEntries(form: HTMLFormElement, id: string): Entries {
  const entries = [...new FormData(form)].filter(
    ([name, value]) =>
      !['id', '_csrf', 'started'].includes(name) && (typeof value === 'string' || isChosen(value)),
  )
  return [['id', id], ...entries]
}

function isChosen(value: FormDataEntryValue): value is File {
  return value instanceof File && value.name !== ''
}
