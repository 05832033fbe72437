import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { toasts } from '#app/components/toaster/toast-list.tsx'
import { Toaster } from '#app/components/toaster/toaster.tsx'
import { drafts } from '#app/contact/queue/contact-draft.ts'
import { startContactQueue } from '#app/contact/queue/send-waiting.ts'
import { countWaiting, forget, keepWaiting, waitingRequests } from '#app/contact/queue/waiting-requests.ts'
import { browserWorld } from '#app/platform/http.ts'
import { expectError } from '#tests/components/console-errors.ts'
import { recordNavigations } from '#tests/components/record-navigations.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { ContactForm } from './contact-form.tsx'

const t = words('it')
const typed = { name: 'Nives Parodi', emailOrPhone: 'nives@trattoria.it', message: 'Abbiamo 14 tavoli.' }
const send = () => page.getByRole('button', { name: t('contact.send') })
const shown = (text: string) =>
  expect.element(page.getByText(text, { exact: true }).first()).toBeInTheDocument()
const speaker = { t, lang: 'it', addressForm: 'pinned' } as const

/** Answers contact requests in this order. */
const answer = (...answers: { status: number; body?: unknown }[]) =>
  fetch('/api/answers', { method: 'POST', body: JSON.stringify(answers) })
type Sent = { headers: Record<string, string>; body: string }
const sent = async (): Promise<Sent[]> => (await fetch('/api/answers')).json()
const fieldOf = ({ body }: Sent, name: string) =>
  new RegExp(`name="${name}"\r\n\r\n([^\r]*)\r\n`).exec(body)?.[1]

async function fillIn() {
  await renderView(
    <>
      <ContactForm />
      <Toaster />
    </>,
    { page: 'contact' },
  )
  for (const [name, value] of Object.entries(typed)) {
    const field = document.querySelector(`[name="${name}"]`)
    if (field) await page.elementLocator(field).fill(value)
  }
}

beforeEach(async () => {
  localStorage.clear()
  // Skips the wait that keeps the server from taking the form for a bot's.
  vi.spyOn(browserWorld, 'wait').mockResolvedValue(undefined)
  await answer()
})

afterEach(async () => {
  vi.restoreAllMocks()
  for (const { id } of await waitingRequests()) await forget(id)
  for (const { id } of toasts.list()) toasts.remove(id)
  await expect.poll(() => toasts.list()).toEqual([])
})

test('when it was begun is asked once, however many fields are touched, and once more on sending', async () => {
  const asked = () => performance.getEntriesByName(new URL('/api/session', location.href).href).length
  const before = asked()
  recordNavigations()
  await fillIn()
  await send().click()
  await expect.poll(() => sent()).toHaveLength(1)
  expect(asked() - before).toBe(2)
})

test('a request goes out whole, is thanked for, and leaves no draft', async () => {
  const visited = recordNavigations()
  await fillIn()
  const id = drafts.load()?.id
  await send().click()
  await expect.poll(() => visited).toEqual(['/it/contact/thanks'])
  // The next page confirms the request; a toast would repeat it.
  expect(toasts.list()).toEqual([])
  expect(drafts.load()).toBeNull()
  const [request, ...more] = await sent()
  expect(more).toEqual([])
  expect(request?.headers.accept).toBe('application/json')
  for (const [name, value] of Object.entries(typed)) expect(request && fieldOf(request, name)).toBe(value)
  expect(request && fieldOf(request, 'started')).toBe('1.FRESH')
  expect(request && fieldOf(request, 'id')).toBe(id)
})

test('what the server finds wrong stands beside its field, and the trap for robots is empty again', async () => {
  await answer({
    status: 422,
    body: { message: 'x', modelState: { '': ['x'], name: ['Scrivi il nome intero'] } },
  })
  await fillIn()
  const trap = document.querySelector<HTMLInputElement>('[name=website]')
  if (trap) trap.value = 'https://filled.example'
  await send().click()
  await expect.poll(() => document.getElementById('fault-name')?.textContent).toBe('Scrivi il nome intero')
  expect(trap?.value).toBe('')
  expect(drafts.load()?.texts).toMatchObject(typed)
  expect(countWaiting()).toBe(0)
})

test('a file whose content the server refuses is named beside that file', async () => {
  const text = 'Il contenuto di foto.png non va.'
  await answer({
    status: 422,
    body: { message: 'x', modelState: { '': [text], files: [text], 'files[1]': [text] } },
  })
  await fillIn()
  const input = document.querySelector<HTMLInputElement>('[name=files]')
  if (!input) throw new Error('There is no field for files.')
  await page.elementLocator(input).upload([new File(['%PDF-1.4'], 'menu.pdf'), new File(['x'], 'foto.png')])
  await send().click()
  await expect.poll(() => document.getElementById('fault-files-1')?.textContent).toBe(text)
  expect(document.getElementById('fault-files-1')?.closest('li')?.textContent).toContain('foto.png')
  expect(document.getElementById('fault-files')).toBeNull()
})

test.for([
  ['words alone', [], 'contact.sending'],
  ['attachments', [new File(['%PDF-1.4'], 'menu.pdf')], 'contact.sending.files'],
] as const)('while %s are sent the button says so, with per cent only for files', async ([, files, key]) => {
  const held = Promise.withResolvers<void>()
  vi.spyOn(browserWorld, 'wait').mockReturnValue(held.promise)
  const visited = recordNavigations()
  await fillIn()
  const input = document.querySelector('[name=files]')
  if (input && files.length > 0) await page.elementLocator(input).upload([...files])
  await send().click()
  await expect.element(page.getByRole('button', { name: t(key, { percent: 0 }), exact: true })).toBeVisible()
  expect(document.querySelectorAll('progress')).toHaveLength(files.length)
  held.resolve()
  await expect.poll(() => visited).toEqual(['/it/contact/thanks'])
})

test('the same request sent again keeps its identifier; a changed one is another', async () => {
  const wrong = { status: 422, body: { message: 'x', modelState: { '': ['x'], name: ['Intero'] } } }
  await answer(wrong, wrong, wrong)
  await fillIn()
  const ids = async () => (await sent()).map((request) => fieldOf(request, 'id'))
  for (const count of [1, 2]) {
    await send().click()
    await expect.poll(async () => (await ids()).length).toBe(count)
    await expect.element(send()).toBeEnabled()
  }
  const message = document.querySelector('[name=message]')
  if (message) await page.elementLocator(message).fill('Abbiamo 15 tavoli.')
  await send().click()
  await expect.poll(async () => (await ids()).length).toBe(3)
  const [first, second, third] = await ids()
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('a form that was begun too long ago is begun anew, once', async () => {
  const visited = recordNavigations()
  await answer({ status: 403, body: { message: 'old' } })
  await fillIn()
  await send().click()
  await expect.poll(() => visited).toEqual(['/it/contact/thanks'])
  expect(await sent()).toHaveLength(2)
})

test('what cannot be sent now is kept, said so, and sent when the network is back', async () => {
  recordNavigations()
  expectError(/^Error: 0 Offline$/)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await fillIn()
  await send().click()
  await shown(t('contact.kept.title'))
  await shown(t('contact.kept.whole'))
  expect(countWaiting()).toBe(1)
  expect(await sent()).toEqual([])
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  await answer({ status: 201, body: { id: 'abcdef12-0000-4000-8000-000000000000' } })
  window.dispatchEvent(new Event('online'))
  await expect.poll(countWaiting).toBe(0)
  await shown(t('contact.sent.title'))
  await shown(t('contact.sent.text', { number: 'abcdef12' }))
  const [request] = await sent()
  expect(request && fieldOf(request, 'message')).toBe(typed.message)
})

test('a server that is not well is told as such, and its request waits', async () => {
  expectError(/^Error: 503 /)
  await answer({ status: 503, body: { error: 'Occupato', error_description: 'Tra poco' } })
  await fillIn()
  await send().click()
  await shown('Occupato')
  await shown(t('contact.kept.whole'))
  expect(countWaiting()).toBe(1)
})

const waiting = {
  id: 'w1',
  entries: [
    ['id', 'w1'],
    ['message', typed.message],
  ],
} as const
const showToaster = () => renderView(<Toaster />)

test('a request that has waited for more than a day is told, not sent', async () => {
  await showToaster()
  await keepWaiting({ ...waiting, at: Date.now() - 86_400_000 })
  await startContactQueue(speaker)
  await shown(t('contact.expired.title'))
  expect([countWaiting(), (await sent()).length]).toEqual([0, 0])
})

test('one that the server will never take goes back into the form', async () => {
  const visited = recordNavigations()
  expectError(/^Error: Messaggio$/)
  await showToaster()
  await keepWaiting({ ...waiting, at: Date.now() })
  await answer({ status: 422, body: { message: 'Messaggio', modelState: { '': ['troppo lungo'] } } })
  await startContactQueue(speaker)
  await shown(t('contact.returned.title'))
  expect([countWaiting(), drafts.load()?.id]).toEqual([0, 'w1'])
  expect(drafts.load()?.texts.message).toBe(typed.message)
  await page.getByRole('button', { name: t('contact.returned.go') }).click()
  await expect.poll(() => visited).toEqual(['/it/contact'])
})

test('those that wait are sent the oldest first, and none is lost while the server is not well', async () => {
  await showToaster()
  for (const [id, age] of [
    ['w2', 1_000],
    ['w1', 2_000],
  ] as const)
    await keepWaiting({ ...waiting, id, at: Date.now() - age, entries: [['id', id]] })
  await answer({ status: 200 }, { status: 500 })
  await startContactQueue(speaker)
  expect((await sent()).map((one) => fieldOf(one, 'id'))).toEqual(['w1', 'w2'])
  expect((await waitingRequests()).map(({ id }) => id)).toEqual(['w2'])
  await startContactQueue(speaker)
  expect(countWaiting()).toBe(0)
})
