import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { toasts } from '#app/components/toaster/toast-list.tsx'
import { countWaiting, forget, keepWaiting, waitingRequests } from '#app/contact/queue/waiting-requests.ts'
import { storageNames } from '#content/storage-names.ts'
import { expectError } from '#tests/components/console-errors.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { ContactNotes } from './contact-notes.tsx'
import { Submit } from './submit.tsx'

const t = words('it')

afterEach(async () => {
  for (const { id } of await waitingRequests()) await forget(id)
  for (const { id } of toasts.list()) toasts.remove(id)
  await expect.poll(() => toasts.list()).toEqual([])
})

test('waiting requests are counted and can all be deleted', async () => {
  await renderView(<ContactNotes isDraftKept={false} onClear={() => undefined} />, { page: 'contact' })
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

test('a wrong count of waiting requests is corrected by the button', async () => {
  localStorage.setItem(storageNames.waiting, '1')
  await renderView(<ContactNotes isDraftKept={false} onClear={() => undefined} />, { page: 'contact' })
  await page.getByRole('button', { name: t('contact.waiting.clear') }).click()
  await expect.poll(countWaiting).toBe(0)
  await expect.poll(() => page.getByRole('button').elements()).toEqual([])
  await expect.poll(() => toasts.list()).toHaveLength(1)
})

test('a failed deletion is not confirmed', async () => {
  expectError(/closed/)
  await keepWaiting({ id: 'a', at: Date.now(), entries: [['id', 'a']] })
  await renderView(<ContactNotes isDraftKept={false} onClear={() => undefined} />, { page: 'contact' })
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('closed', 'InvalidStateError')
  })
  await page.getByRole('button', { name: t('contact.waiting.clear') }).click()
  await expect.poll(() => toasts.list().map(({ kind }) => kind)).toEqual(['error'])
  await expect.element(page.getByText(t('contact.waiting', { count: 1 }), { exact: false })).toBeVisible()
  open.mockRestore()
})

test.for([
  [null, 'contact.send', null, null],
  [{ files: null }, 'contact.sending', 'true', null],
  [{ files: 0.425 }, 'contact.sending.files', 'true', '0.425'],
] as const)('the button for %j shows progress and is disabled meanwhile', async (row) => {
  const [sending, key, isDisabled, part] = row
  await renderView(<Submit sending={sending} />, { page: 'contact' })
  const button = document.querySelector('button')
  expect(button?.textContent).toBe(t(key, { percent: 43 }))
  expect(button?.getAttribute('aria-disabled')).toBe(isDisabled)
  expect(document.querySelector('progress')?.getAttribute('value') ?? null).toBe(part)
})
