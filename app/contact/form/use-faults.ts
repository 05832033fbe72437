import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePageContext } from '#app/platform/page-context.ts'
import { type ContactField, contactFieldNames } from '#shared/contact-fields.ts'
import type { ContactFormState } from '#shared/contact-form-state.ts'
import {
  type ContactValues,
  checkContactRequest,
  contactLimits,
  faultValues,
  fieldValues,
  fileFault,
} from '#shared/contact-request.ts'
import { readValues } from './contact-values.ts'

export const limits = contactLimits()

/** The fault of the whole request is under ''. */
export type FaultTexts = Partial<Record<ContactField | '', string>>

export function useFaults(form: RefObject<HTMLFormElement | null>, formState: ContactFormState | null) {
  const { t } = usePageContext()
  const texts = (keys: ContactFormState['faults'], name = ''): FaultTexts =>
    Object.fromEntries(
      Object.entries(keys).map(([field, key]) => [
        field,
        t(key, { ...faultValues(limits), ...fieldValues(field), name }),
      ]),
    )
  const [faults, setFaults] = useState<FaultTexts>(() =>
    texts(formState?.faults ?? {}, formState?.files?.find(({ fault }) => fault)?.name),
  )
  const [isRefused, setRefused] = useState(formState !== null)

  const find = () => (form.current ? foundIn(readValues(form.current)) : {})
  const foundIn = (values: ContactValues) =>
    texts(checkContactRequest(values, limits), values.files.find((file) => fileFault(file, limits))?.name)

  /** Shows all faults with the summary and focuses the first field. */
  function refuse(found: FaultTexts) {
    flushSync(() => {
      setFaults(found)
      setRefused(true)
    })
    const [first = ''] = Object.keys(found)
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  function clear() {
    setFaults({})
    setRefused(false)
  }

  return {
    faults,
    isRefused,
    /** False where something is wrong, which is then shown. */
    pass(): boolean {
      const found = find()
      const isPassed = Object.keys(found).length === 0
      if (isPassed) clear()
      else refuse(found)
      return isPassed
    },
    /** Updates this field's fault only. */
    check(field: ContactField) {
      const { [field]: fault } = find()
      setFaults(({ [field]: _, ...others }) => (fault ? { ...others, [field]: fault } : others))
    },
    refuse,
    clear,
  }
}

export function isField(name: string): name is ContactField {
  return contactFieldNames.some((field) => field === name)
}
