import { type RefObject, useEffect, useRef } from 'react'
import { useAudience } from '#app/platform/use-audience.ts'
import { audienceSubject } from '#shared/products.ts'
import { putTexts } from './contact-values.ts'

/** Who the visitor says to be proposes what the request is about, until somebody has chosen otherwise. */
export function useAudienceSubject(form: RefObject<HTMLFormElement | null>) {
  const audience = useAudience()
  const proposed = useRef('')

  useEffect(() => {
    const subject = audience && audienceSubject(audience)
    const select = form.current?.elements.namedItem('subject')
    if (!subject || !form.current || !(select instanceof HTMLSelectElement)) return
    if (select.value !== proposed.current) return
    putTexts(form.current, { subject }, ['subject'])
    proposed.current = select.value
  }, [form, audience])
}
