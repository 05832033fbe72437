import { type RefObject, useEffect } from 'react'
import { useOwnName } from '#app/counter/own-name.ts'

/** The name that the visitor gave to their business on home goes along, where they have not written another. */
export function useOwnCompany(form: RefObject<HTMLFormElement | null>) {
  const name = useOwnName()
  useEffect(() => {
    const field = form.current?.elements.namedItem('company')
    if (name && field instanceof HTMLInputElement && field.value === '') field.value = name
  }, [form, name])
}
