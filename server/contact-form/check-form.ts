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
