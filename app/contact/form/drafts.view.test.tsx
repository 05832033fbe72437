import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { toasts } from '#app/components/toaster/toast-list.tsx'
import { drafts } from '#app/contact/queue/contact-draft.ts'
import { countWaiting, keepWaiting, waitingRequests } from '#app/contact/queue/waiting-requests.ts'
import { expectError } from '#tests/components/console-errors.ts'
import {
  button,
  contactTests,
  faultOf,
  field,
  fillForm,
  send,
  showForm,
  typed,
  written,
} from '#tests/components/contact-form-steps.tsx'
import { clearToasts } from '#tests/components/fresh-state.ts'
import { words } from '#tests/helpers/words.ts'
import { ContactNotes } from './contact-notes.tsx'

const t = words('it')
contactTests()
afterEach(clearToasts)

test('typed text is kept as a draft, restored and deleted once confirmed', async () => {
  const first = await fillForm()
  await expect.element(page.getByText(t('contact.draft'), { exact: false })).toBeVisible()
  const id = drafts.load()?.id
  expect(drafts.load()?.texts).toMatchObject(typed)
  await first.unmount()
  await showForm()
  await expect.poll(written).toEqual(Object.values(typed))
  await expect.element(button(t('contact.draft.clear'))).toBeVisible()
  await field('company').fill('Trattoria')
  expect(drafts.load()?.id).toBe(id)
  vi.mocked(window.confirm).mockReturnValueOnce(false)
  await button(t('contact.draft.clear')).click()
  expect(vi.mocked(window.confirm).mock.calls).toEqual([[`${t('contact.draft.clear')}?`]])
  expect(written()).toEqual(Object.values(typed))
  expect(drafts.load()?.texts).toMatchObject(typed)
  await button(t('contact.draft.clear')).click()
  await expect.element(field('message')).toHaveValue('')
  await expect.element(field('name')).toHaveFocus()
  expect(drafts.load()).toBeNull()
  await expect.element(page.getByText(t('contact.draft'), { exact: false })).not.toBeInTheDocument()
})

test('deleting the draft clears all errors', async () => {
  await showForm()
  await field('emailOrPhone').fill('nives@')
  await send().click()
  await expect.element(page.getByText(t('contact.summary'), { exact: false })).toBeVisible()
  await button(t('contact.draft.clear')).click()
  await expect.element(field('name')).toHaveFocus()
  await expect.element(page.getByRole('alert')).toHaveTextContent('')
  const invalid = [...document.querySelectorAll('[aria-invalid=true]')]
  expect(invalid.map((control) => control.getAttribute('name'))).toEqual([])
  await field('files').upload(new File(['MZ'], 'virus.exe'))
  await expect.poll(() => faultOf('files')).toBeDefined()
  await expect.element(page.getByRole('alert')).toHaveTextContent('')
})

test('waiting requests are counted and can all be deleted', async () => {
  await showForm(<ContactNotes isDraftKept={false} onClear={() => undefined} />)
  expect(page.getByRole('button').elements()).toEqual([])
  for (const [index, id] of ['a', 'b'].entries()) {
    await keepWaiting({ id, at: Date.now(), entries: [['id', id]] })
    const text = t('contact.waiting', { count: index + 1 })
    await expect.element(page.getByText(text, { exact: false })).toBeVisible()
  }
  await page.getByRole('button', { name: t('contact.waiting.clear') }).click()
  await expect.poll(countWaiting).toBe(0)
  expect(await waitingRequests()).toEqual([])
  await expect.poll(() => toasts.list().map(({ title }) => title)).toEqual([t('contact.cleared.title')])
  expect(page.getByRole('button').elements()).toEqual([])
})

test('a failed deletion is not confirmed', async () => {
  expectError(/closed/)
  await keepWaiting({ id: 'a', at: Date.now(), entries: [['id', 'a']] })
  await showForm(<ContactNotes isDraftKept={false} onClear={() => undefined} />)
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('closed', 'InvalidStateError')
  })
  await page.getByRole('button', { name: t('contact.waiting.clear') }).click()
  await expect.poll(() => toasts.list().map(({ kind }) => kind)).toEqual(['error'])
  await expect.element(page.getByText(t('contact.waiting', { count: 1 }), { exact: false })).toBeVisible()
})
