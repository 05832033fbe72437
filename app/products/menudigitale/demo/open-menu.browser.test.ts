import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toasts } from '#app/components/toaster/toast-list.tsx'
import { words } from '#tests/helpers/words.ts'
import type { Menu } from '../menu.ts'
import { encodeMenu } from '../menu-code.ts'
import { createDraft } from '../menu-draft.ts'
import { menuStore } from '../menu-store.ts'
import { openMenu } from './open-menu.ts'

const t = words('it')
const runner = location.href
const menu: Menu = {
  name: 'Da Berto',
  sections: [{ name: 'Primi', dishes: [{ name: 'Trofie', price: 900, allergens: ['gluten'] }] }],
}
const written = () => menuStore.get().draft
const example = document.createElement('section')

beforeEach(() => {
  menuStore.reset()
  example.id = 'example'
  example.style.marginBlockStart = '3000px'
  document.body.append(example)
})

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
  example.remove()
  menuStore.reset()
  history.replaceState(null, '', runner)
  window.scrollTo({ top: 0, behavior: 'instant' })
})

test('a menu from the address is opened in the editor in view', async () => {
  const showToast = vi.spyOn(toasts, 'show')
  const { code = '' } = await encodeMenu(menu)
  history.replaceState({ kept: true }, '', `#${code}`)
  const steps = history.length
  await openMenu(t)
  expect(written()).toMatchObject(menu)
  expect([location.hash, history.state, history.length]).toEqual(['#example', { kept: true }, steps])
  expect(example.getBoundingClientRect().top).toBeLessThan(innerHeight)
  expect(showToast).not.toHaveBeenCalled()
})

test('a lasting toast restores the visitor’s own menu; the same menu replaces nothing', async () => {
  const showToast = vi.spyOn(toasts, 'show').mockImplementation(() => undefined)
  const { code = '' } = await encodeMenu(menu)
  for (const name of [menu.name, 'Bar Sport']) {
    menuStore.change(createDraft({ ...menu, name }))
    history.replaceState(null, '', `#${code}`)
    await openMenu(t)
    expect(written().name).toBe(menu.name)
  }
  await expect.poll(() => showToast.mock.calls).toHaveLength(1)
  const [toast] = showToast.mock.calls[0] ?? []
  expect(toast).toMatchObject({ title: t('menudigitale.edit.replaced'), duration: 0 })
  toast?.action?.run()
  expect(written().name).toBe('Bar Sport')
})

test('a damaged menu is reported and changes nothing', async () => {
  const showToast = vi.spyOn(toasts, 'show').mockImplementation(() => undefined)
  const before = written()
  history.replaceState(null, '', '#1AAAA')
  await openMenu(t)
  expect(showToast.mock.calls).toEqual([
    [{ kind: 'error', title: t('menu.fault.title'), message: t('menu.fault.damaged') }],
  ])
  expect(written()).toBe(before)
  expect([location.hash, scrollY]).toEqual(['#1AAAA', 0])
})
