import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { toasts } from '#app/components/toaster/toast-list.tsx'
import { drafts } from '#app/contact/queue/contact-draft.ts'
import { countWaiting, forget, waitingRequests } from '#app/contact/queue/waiting-requests.ts'
import { browserWorld } from '#app/platform/http.ts'
import { answeredUploads } from '#tests/components/answered-uploads.ts'
import { expectError } from '#tests/components/console-errors.ts'
import { recordNavigations } from '#tests/components/record-navigations.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { twoFrames } from '#tests/components/two-frames.ts'
import { words } from '#tests/helpers/words.ts'
import { ContactForm } from './contact-form.tsx'

const t = words('it')
const typed = { name: 'Nives Parodi', emailOrPhone: 'nives@trattoria.it', message: 'Abbiamo 14 tavoli.' }
const button = (name: string) => page.getByRole('button', { name, exact: true })
const send = () => button(t('contact.send'))
const element = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]:not([type=radio])`)
  if (!found) throw new Error(`The form has no '${name}'.`)
  return found
}
const field = (name: string) => page.elementLocator(element(name))
const written = () => Object.keys(typed).map((name) => element(name).value)
const asked = () => vi.mocked(browserWorld.fetch).mock.calls.length
const told = () => vi.spyOn(toasts, 'show').mockImplementation(() => undefined)
const pdf = () => new File(['%PDF-1.4'], 'menu.pdf')

async function fillIn() {
  await renderView(<ContactForm />, { page: 'contact' })
  for (const [name, value] of Object.entries(typed)) await field(name).fill(value)
}

beforeEach(async () => {
  localStorage.clear()
  for (const { id } of await waitingRequests()) await forget(id)
  vi.spyOn(browserWorld, 'wait').mockResolvedValue(undefined)
  vi.spyOn(browserWorld, 'fetch').mockImplementation(async () => Response.json({ started: '1.FRESH' }))
})

afterEach(async () => {
  vi.restoreAllMocks()
  for (const { id } of await waitingRequests()) await forget(id)
  localStorage.clear()
})

test('a form that is sent twice in a hurry goes out once', async () => {
  const { sent } = answeredUploads()
  const visited = recordNavigations()
  const held = Promise.withResolvers<void>()
  vi.mocked(browserWorld.wait).mockReturnValue(held.promise)
  await fillIn()
  await send().click()
  await expect.element(button(t('contact.sending'))).toBeVisible()
  document.querySelector('form')?.requestSubmit()
  held.resolve()
  await expect.poll(() => visited).toEqual(['/it/contact/thanks'])
  expect(sent).toHaveLength(1)
})

test('once sent it says that it is being sent until the page is left; who comes back finds it empty', async () => {
  answeredUploads()
  const visited = recordNavigations()
  await fillIn()
  await send().click()
  await expect.poll(() => visited).toEqual(['/it/contact/thanks'])
  await expect.element(button(t('contact.sending'))).toBeVisible()
  expect(written()).toEqual(Object.values(typed))
  window.dispatchEvent(new Event('pagehide'))
  await expect.element(send()).toBeVisible()
  expect(written()).toEqual(['', '', ''])
  await expect.element(page.getByText(t('contact.draft'), { exact: false })).not.toBeInTheDocument()
})

test('how much of the attachments has gone is told as they go', async () => {
  const calls = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined)
  const visited = recordNavigations()
  await fillIn()
  await field('files').upload(pdf())
  await send().click()
  await expect.poll(() => calls.mock.contexts).toHaveLength(1)
  const call: unknown = calls.mock.contexts[0]
  if (!(call instanceof XMLHttpRequest)) throw new Error('Nothing was sent.')
  call.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 4 }))
  await expect.element(button(t('contact.sending.files', { percent: 25 }))).toBeVisible()
  const bar = page.getByRole('progressbar', { name: t('contact.progress') })
  await expect.element(bar).toHaveValue(0.25)
  Object.defineProperty(call, 'status', { value: 200 })
  call.dispatchEvent(new ProgressEvent('load'))
  await expect.poll(() => visited).toEqual(['/it/contact/thanks'])
})

test('a page that brought the time at which it was begun asks for no other until it sends', async () => {
  const { sent } = answeredUploads()
  const visited = recordNavigations()
  await renderView(<ContactForm />, { page: 'contact' })
  element('started').value = '1.PAGE'
  for (const [name, value] of Object.entries(typed)) await field(name).fill(value)
  expect(asked()).toBe(0)
  await send().click()
  await expect.poll(() => visited).toEqual(['/it/contact/thanks'])
  expect([sent.map((body) => body.get('started')), asked()]).toEqual([['1.PAGE'], 1])
})

test('begun without a network it is sent all the same when there is one', async () => {
  const { sent } = answeredUploads()
  const visited = recordNavigations()
  vi.mocked(browserWorld.fetch).mockRejectedValue(new TypeError('offline'))
  await fillIn()
  await expect.poll(asked).toBe(3)
  vi.mocked(browserWorld.fetch).mockImplementation(async () => Response.json({ started: '1.LATER' }))
  await send().click()
  await expect.poll(() => visited).toEqual(['/it/contact/thanks'])
  expect(sent.map((body) => body.get('started'))).toEqual(['1.LATER'])
})

test('what is kept for later leaves the form and its draft empty, ready for another', async () => {
  expectError(/^Error: 0 Offline$/)
  const show = told()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await fillIn()
  const id = drafts.load()?.id
  await send().click()
  await expect.poll(written).toEqual(['', '', ''])
  await expect.element(send()).toBeVisible()
  expect(show.mock.calls).toEqual([
    [{ kind: 'error', title: t('contact.kept.title'), message: t('contact.kept.whole') }],
  ])
  expect((await waitingRequests()).map((one) => one.id)).toEqual([id])
  expect(drafts.load()).toBeNull()
})

/** The browser's database refuses what `isRefused` names. */
function refuseToKeep(isRefused: (entries: [string, unknown][]) => boolean) {
  const { put } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value) {
    if (isRefused(value.entries)) throw new Error('full')
    return put.call(this, value)
  })
}

test('where there is no room for attachments the words alone wait, and that is said', async () => {
  expectError(/^Error: (0 Offline|full)$/)
  const show = told()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  refuseToKeep((entries) => entries.some(([, value]) => value instanceof File))
  await fillIn()
  await field('files').upload(pdf())
  await send().click()
  await expect.poll(() => show.mock.calls.map(([{ message }]) => message)).toEqual([t('contact.kept.texts')])
  await expect.poll(written).toEqual(['', '', ''])
  expect(countWaiting()).toBe(1)
})

test('where nothing can be kept all stays in the form, to be sent again', async () => {
  expectError(/^Error: (0 Offline|full)$/)
  const show = told()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  refuseToKeep(() => true)
  await fillIn()
  await send().click()
  await expect
    .poll(() => show.mock.calls.map(([{ message }]) => message))
    .toEqual([t('contact.kept.nothing')])
  await expect.element(send()).toBeEnabled()
  expect(written()).toEqual(Object.values(typed))
  expect([drafts.load()?.texts.name, countWaiting()]).toEqual([typed.name, 0])
})

test('what is wrong with the request as a whole stands above the form, and all stays as it was written', async () => {
  expectError(/^Error: Non ora$/)
  const show = told()
  const { answer, sent } = answeredUploads()
  answer({ status: 400, body: { message: 'Non ora', modelState: { '': ['Riprova domani.'] } } })
  await fillIn()
  await send().click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Riprova domani.')
  await expect
    .poll(() => show.mock.calls)
    .toEqual([[{ kind: 'error', title: 'Non ora', message: 'Riprova domani.' }]])
  expect(written()).toEqual(Object.values(typed))
  const visited = recordNavigations()
  await send().click()
  await expect.poll(() => visited).toEqual(['/it/contact/thanks'])
  await expect.element(page.getByRole('alert')).toHaveTextContent('')
  expect(sent).toHaveLength(2)
})

test('a fault of a field is no toast', async () => {
  const show = told()
  answeredUploads().answer({
    status: 422,
    body: { message: 'x', modelState: { '': ['x'], name: ['Intero'] } },
  })
  await fillIn()
  await send().click()
  await expect.element(field('name')).toHaveFocus()
  expect(page.getByRole('alert').element().textContent).toBe(`${t('contact.summary')} ${t('contact.name')}`)
  expect(show).not.toHaveBeenCalled()
})

test('who deletes what was written is told of no fault, neither of an earlier one nor of the field just left', async () => {
  await renderView(<ContactForm />, { page: 'contact' })
  await field('emailOrPhone').fill('nives@')
  await send().click()
  await expect.element(page.getByText(t('contact.summary'), { exact: false })).toBeVisible()
  await field('message').click()
  await button(t('contact.draft.clear')).click()
  await expect.element(field('name')).toHaveFocus()
  // Work put off until after the press is done by then.
  await new Promise((resolve) => setTimeout(resolve))
  await twoFrames()
  await expect.element(page.getByRole('alert')).toHaveTextContent('')
  const invalid = [...document.querySelectorAll('[aria-invalid=true]')]
  expect(invalid.map((control) => control.getAttribute('name'))).toEqual([])
})
