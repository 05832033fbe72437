import type { ReactNode } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { toasts } from '#app/components/toaster/toast-list.tsx'
import { ContactForm } from '#app/contact/form/contact-form.tsx'
import { drafts } from '#app/contact/queue/contact-draft.ts'
import { countWaiting, forget, waitingRequests } from '#app/contact/queue/waiting-requests.ts'
import { setOwnName } from '#app/demo-shop/own-name.ts'
import { browserWorld } from '#app/platform/http.ts'
import { words } from '#tests/helpers/words.ts'
import { answeredUploads } from './recorded.ts'
import { renderView, twoFrames, visitQuery } from './render-view.tsx'

const t = words('it')

export const typed = {
  name: 'Nives Parodi',
  emailOrPhone: 'nives@trattoria.example',
  message: 'Abbiamo 14 tavoli e un menu.',
}
export const pdf = () => new File(['%PDF-1.4'], 'menu.pdf', { type: 'application/pdf', lastModified: 1 })
export const button = (name: string) => page.getByRole('button', { name, exact: true })
export const send = () => button(t('contact.send'))
/** At once: where the pointer is does not matter here. */
export const press = () =>
  send()
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

export function element(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]:not([type=radio])`)
  if (!found) throw new Error(`The form has no '${name}'.`)
  return found
}
export const field = (name: string) => page.elementLocator(element(name))
export const faultOf = (name: string) => document.getElementById(`fault-${name}`)?.textContent
/** What stands in the fields of `typed`. */
export const written = () => Object.keys(typed).map((name) => element(name).value)

export const showForm = (view: ReactNode = <ContactForm />) => renderView(view, { page: 'contact' })

export async function fillForm() {
  const drawn = await showForm()
  for (const [name, value] of Object.entries(typed)) put(name, value)
  // The start time is asked for at the first touch.
  await twoFrames()
  return drawn
}

/** Without the browser's keyboard, which takes ten times as long. */
export function put(name: string, value: string) {
  const control = element(name)
  control.focus()
  control.value = value
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Records toasts instead of showing them. */
export const recordToasts = () => vi.spyOn(toasts, 'show').mockImplementation(() => undefined)

async function forgetAll() {
  drafts.clear()
  setOwnName('')
  // Opening the database takes longer than most tests.
  if (countWaiting() > 0) for (const { id } of await waitingRequests()) await forget(id)
}

/** A file's tests begin without drafts and waiting requests; uploads are recorded and answered, pauses are skipped. */
export function contactTests() {
  const own = { uploads: { sent: [], answer: () => {} } as ReturnType<typeof answeredUploads> }
  beforeEach(async () => {
    await forgetAll()
    localStorage.clear()
    visitQuery('')
    vi.spyOn(window, 'confirm').mockReturnValue(true)
    own.uploads = answeredUploads()
    vi.spyOn(browserWorld, 'wait').mockResolvedValue(undefined)
    vi.spyOn(browserWorld, 'fetch').mockImplementation(async () => Response.json({ started: '1.FRESH' }))
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await forgetAll()
  })
  return {
    answer: (...next: Parameters<typeof own.uploads.answer>) => own.uploads.answer(...next),
    /** The values of a field in the requests that were sent. */
    sent: (name: string) => own.uploads.sent.map((body) => body.get(name)),
    /** How often the time at which the form was begun was asked for. */
    asked: () => vi.mocked(browserWorld.fetch).mock.calls.length,
  }
}
