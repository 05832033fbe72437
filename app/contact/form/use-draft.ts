import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { drafts } from '#app/contact/queue/contact-draft.ts'
import { answerLanguage } from '#shared/contact-form-state.ts'
import { createUuid } from '#shared/uuid.ts'
import { putTexts, shownTexts, untouchedFields } from './contact-values.ts'

/**
 * `isReturned`: the server gave the form back with what was typed, which then takes precedence over the
 * draft.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, isReturned: boolean) {
  const id = useRef('')
  const [isKept, setKept] = useState(false)

  // Before early input is repeated, which saves the draft.
  useLayoutEffect(() => {
    if (!form.current || isReturned) return
    const draft = drafts.load()
    // What was typed before hydration is newer than any draft.
    const fields = untouchedFields(form.current)
    putTexts(form.current, { answerLanguage: answerLanguage(navigator.language), ...draft?.texts }, fields)
    const subject = new URLSearchParams(location.search).get('subject')
    if (subject) putTexts(form.current, { subject }, fields)
    if (!draft) return
    id.current = draft.id
    setKept(true)
  }, [form, isReturned])

  return {
    isKept,
    save() {
      id.current ||= createUuid()
      // Also the texts of fields that this form does not show.
      const texts = { ...drafts.load()?.texts, ...(form.current && shownTexts(form.current)) }
      if (drafts.save({ id: id.current, texts })) setKept(true)
    },
    clear() {
      drafts.clear()
      form.current?.reset()
      id.current = ''
      setKept(false)
    },
    /** Kept over failed tries: one may have arrived without a response. The server tells changed content apart. */
    identify: (): string => {
      id.current ||= createUuid()
      return id.current
    },
  }
}
