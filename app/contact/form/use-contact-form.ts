import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { loadToasts, showToast } from '#app/components/toaster/toaster.tsx'
import { fetchStarted, type Started } from '#app/contact/queue/contact-post.ts'
import { useOwnName } from '#app/demo-shop/own-name.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import type { ContactField } from '#shared/contact-fields.ts'
import { parseFormState } from '#shared/contact-form-state.ts'
import { readEntries, readFiles } from './contact-values.ts'
import { answeredFaults, sendRequest } from './send-request.ts'
import type { Sending } from './submit.tsx'
import { useDraft } from './use-draft.ts'
import { isField, useFaults } from './use-faults.ts'

/** Checks, draft and sending. Fields are uncontrolled. */
export function useContactForm() {
  const here = usePageContext()
  const form = useRef<HTMLFormElement>(null)
  const [returned] = useState(() => parseFormState(here.state))
  const faults = useFaults(form, returned)
  const draft = useDraft(form, returned !== null)
  useOwnCompany(form)
  const started = useStarted()
  const [sending, setSending] = useState<Sending | null>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const element = form.current
    if (!element || sending || !faults.pass()) return
    const hasFiles = readFiles(element).length > 0
    setSending({ files: hasFiles ? 0 : null })
    try {
      const onProgress = hasFiles ? (part: number) => setSending({ files: part }) : undefined
      const options = { here, started: await started.time(), onProgress }
      const outcome = await sendRequest(readEntries(element, draft.identify()), options)
      if (outcome === 'unsent') return setSending(null)
      // Stay in the sending state until the next page is there; on return the form is empty.
      const isStopped = outcome === 'sent' && !(await leavingPage())
      // Meanwhile the visitor may have left and begun another draft.
      if (!form.current) return
      draft.clear()
      setSending(null)
      const { t } = here
      if (isStopped)
        showToast({ kind: 'success', title: t('contact.sent.title'), message: t('contact.sent.here') })
    } catch (error) {
      emptyTrap(element)
      faults.refuse(answeredFaults(error))
      setSending(null)
    }
  }

  return {
    form,
    values: returned?.values ?? {},
    faults: faults.faults,
    isRefused: faults.isRefused,
    sending,
    returnedFiles: returned?.files ?? [],
    isDraftKept: draft.isKept,
    checkFiles: () => faults.check('files'),
    clearDraft() {
      draft.clear()
      faults.clear()
    },
    handlers: {
      onSubmit: submit,
      onFocus: () => started.begin(),
      onInput({ target }: FormEvent) {
        draft.save()
        const field = fieldOf(target)
        if (field && faults.faults[field]) faults.check(field)
      },
    },
  }
}

/** The signed time is fetched at the first touch. */
function useStarted() {
  const asked = useRef<Promise<Started | undefined>>(undefined)
  return {
    time: () => asked.current,
    begin() {
      if (asked.current) return
      loadToasts().catch(() => undefined)
      // Offline there is none: sending fetches one.
      asked.current = fetchStarted().catch(() => undefined)
    },
  }
}

/** Browsers may autofill the honeypot; the next attempt must not fail for it again. */
function emptyTrap(form: HTMLFormElement) {
  const trap = form.elements.namedItem('website')
  if (trap instanceof HTMLInputElement) trap.value = ''
}

function fieldOf(target: EventTarget): ContactField | null {
  const name = target instanceof Element ? target.getAttribute('name') : null
  return name && isField(name) ? name : null
}

/** Prefills the company with the name that the visitor gave on home. */
function useOwnCompany(form: RefObject<HTMLFormElement | null>) {
  const name = useOwnName()
  useEffect(() => {
    const field = form.current?.elements.namedItem('company')
    if (name && field instanceof HTMLInputElement && field.value === '') field.value = name
  }, [form, name])
}

/** False where the visitor stops the next page, which only the Navigation API says. */
function leavingPage(): Promise<boolean> {
  return new Promise((resolve) => {
    window.addEventListener('pagehide', () => resolve(true), { once: true })
    if ('navigation' in window)
      navigation.addEventListener('navigateerror', () => resolve(false), { once: true })
  })
}
