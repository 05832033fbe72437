import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { drafts } from '#app/contact/queue/contact-draft.ts'
import { countWaiting, waitingRequests } from '#app/contact/queue/waiting-requests.ts'
import { expectError } from '#tests/components/console-errors.ts'
import {
  contactTests,
  element,
  faultOf,
  field,
  fillForm,
  pdf,
  press,
  recordToasts,
  send,
  typed,
  written,
} from '#tests/components/contact-form-steps.tsx'
import { recordNavigations } from '#tests/components/recorded.ts'
import { textsOf } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'

const t = words('it')
const { answer, sent } = contactTests()
const wrongName = {
  status: 422,
  body: { message: 'x', modelState: { '': ['x'], name: ['Intero'], files: ['Non va.'] } },
}

test('an error from the server shows at its field without a toast; the honeypot is cleared', async () => {
  const show = recordToasts()
  answer(wrongName)
  await fillForm()
  element('website').value = 'https://filled.example'
  press()
  await expect.element(field('name')).toHaveFocus()
  expect([faultOf('name'), faultOf('files')]).toEqual(['Intero', 'Non va.'])
  const fields = `${t('contact.name')}, ${t('contact.files')}`
  expect(page.getByRole('alert').element().textContent).toBe(`${t('contact.summary')} ${fields}`)
  expect([element('website').value, countWaiting(), show.mock.calls]).toEqual(['', 0, []])
  expect(drafts.load()?.texts).toMatchObject(typed)
})

test('a repeated request keeps its id, also with other content', async () => {
  answer(wrongName)
  await fillForm()
  press()
  await expect.poll(() => sent('id').length).toBe(1)
  await expect.element(send()).toBeEnabled()
  await field('message').fill('Abbiamo 15 tavoli.')
  recordNavigations()
  press()
  await expect.poll(() => sent('id').length).toBe(2)
  expect(new Set(sent('id')).size).toBe(1)
})

test('an error of the whole request shows above the form, and the input stays', async () => {
  expectError(/^Error: Non ora$/)
  const show = recordToasts()
  answer({ status: 400, body: { message: 'Non ora', modelState: { '': ['Riprova domani.'] } } })
  await fillForm()
  press()
  await expect.poll(() => textsOf(document, '[role=alert] p')).toEqual(['Riprova domani.'])
  const toast = { kind: 'error', title: 'Non ora', message: 'Riprova domani.' }
  await expect.poll(() => show.mock.calls).toEqual([[toast]])
  expect(written()).toEqual(Object.values(typed))
  const visited = recordNavigations()
  press()
  await expect.poll(() => visited).toEqual(['/it/contact/thanks'])
  await expect.element(page.getByRole('alert')).toHaveTextContent('')
})

test('offline the request is queued with a message, the form cleared, and sent once online', async () => {
  expectError(/^Error: 0 Offline$/)
  const show = recordToasts()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await fillForm()
  await field('files').upload(pdf())
  const id = drafts.load()?.id
  press()
  await expect.poll(written).toEqual(['', '', ''])
  await expect.element(send()).toBeVisible()
  expect(page.getByRole('button', { name: t('contact.files.remove') }).elements()).toEqual([])
  const toast = { kind: 'error', title: t('contact.kept.title'), message: t('contact.kept.whole') }
  expect(show.mock.calls).toEqual([[toast]])
  expect((await waitingRequests()).map((one) => one.id)).toEqual([id])
  expect([drafts.load(), sent('id')]).toEqual([null, []])
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => show.mock.calls.map(([{ kind }]) => kind)).toEqual(['error', 'success'])
  expect([countWaiting(), sent('id'), sent('message')]).toEqual([0, [id], [typed.message]])
  expect(sent('files')).toEqual([expect.objectContaining({ name: 'menu.pdf' })])
})

test('a failing server is reported, and the request is queued', async () => {
  expectError(/^Error: 503 /)
  const show = recordToasts()
  answer({ status: 503, body: { error: 'Occupato', error_description: 'Tra poco' } })
  await fillForm()
  press()
  const toast = { kind: 'error', title: 'Occupato', message: t('contact.kept.whole') }
  await expect.poll(() => show.mock.calls).toEqual([[toast]])
  expect(countWaiting()).toBe(1)
})

test('without storage the input stays in the form', async () => {
  expectError(/^Error: (0 Offline|full)$/)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new Error('full')
  })
  const show = recordToasts()
  await fillForm()
  press()
  await expect
    .poll(() => show.mock.calls.map(([{ message }]) => message))
    .toEqual([t('contact.kept.nothing')])
  await expect.element(send()).toBeEnabled()
  expect(written()).toEqual(Object.values(typed))
  expect([drafts.load()?.texts.name, countWaiting()]).toEqual([typed.name, 0])
})
