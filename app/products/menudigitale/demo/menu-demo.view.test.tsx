import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { toasts } from '#app/components/toaster/toast-list.tsx'
import { drafts } from '#app/contact/queue/contact-draft.ts'
import { expectError } from '#tests/components/console-errors.ts'
import { recordNavigations } from '#tests/components/recorded.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { menuStore } from '../menu-store.ts'
import { Section } from './menu-demo.tsx'

const t = words('it')
const key = (name: 'reset' | 'share' | 'send') =>
  page.getByRole('button', { name: t(`demo.${name}`), exact: true })
const rename = (name: string) => menuStore.change({ ...menuStore.get().draft, name })
const title = t('menu.share', { name: 'Da Nives' })

beforeEach(async () => {
  menuStore.reset()
  rename('Da Nives')
  await renderView(<Section />, { page: 'menudigitale' })
})

afterEach(() => {
  menuStore.reset()
  drafts.clear()
  for (const { id } of toasts.list()) toasts.remove(id)
})

test('a menu that cannot be published can only be started over', async () => {
  await expect.element(key('share')).toBeEnabled()
  rename('Da Nives 010 1234567')
  await expect.element(key('share')).toBeDisabled()
  await expect.element(key('send')).toBeDisabled()
  await expect.element(page.getByText(t('menu.fault.phone'))).toBeVisible()
  await key('reset').click()
  await expect.element(key('share')).toBeEnabled()
  expect(menuStore.get().isSample).toBe(true)
  await expect.poll(() => toasts.list()).toMatchObject([{ title: t('menudigitale.edit.reset') }])
})

test('Send opens the contact form with the menu as message and its product chosen', async () => {
  const visited = recordNavigations()
  await key('send').click()
  await expect.poll(() => visited).toEqual(['/it/contact?subject=menudigitale'])
  const { message = '', subject } = drafts.load()?.texts ?? {}
  const url = /https?:\S+/.exec(message)?.[0] ?? ''
  expect([message, subject]).toEqual([t('demo.message', { title, url }), 'menudigitale'])
})

test('a failure of Send is reported', async () => {
  expectError(/^Error: broken$/)
  const showToast = vi.spyOn(toasts, 'show')
  vi.spyOn(drafts, 'load').mockImplementation(() => {
    throw new Error('broken')
  })
  await key('send').click()
  await expect.poll(() => showToast.mock.calls.map(([{ kind }]) => kind)).toEqual(['error'])
})
