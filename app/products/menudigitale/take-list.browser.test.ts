import { beforeEach, expect, test } from 'vitest'
import { toasts } from '#app/components/toaster/toast-list.tsx'
import { clearToasts } from '#tests/components/fresh-state.ts'
import { words } from '#tests/helpers/words.ts'
import { menuText } from './menu.ts'
import { dishesOf } from './menu-draft.ts'
import { menuStore } from './menu-store.ts'
import { menuLimits } from './menu-text.ts'
import { takeList } from './take-list.ts'

const t = words('it')
const names = () => dishesOf(menuStore.get().draft).map(({ name }) => menuText(name, 'it'))
const lastToast = () => toasts.list().at(-1)

beforeEach(() => {
  menuStore.reset()
  clearToasts()
})

test('a list replaces the sample, and is added to an own menu', async () => {
  expect(takeList('Trofie 12,00\nCoperto 2,00', t)).toBe('')
  expect(names()).toEqual(['Trofie'])
  const title = t('menudigitale.paste.done', { count: 1 })
  const message = t('menudigitale.paste.doneText')
  await expect.poll(lastToast).toMatchObject({ kind: 'success', title, message, duration: 5000 })
  takeList('Pansoti 13,00', t)
  const { draft } = menuStore.get()
  expect(names()).toEqual(['Trofie', 'Pansoti'])
  expect(draft.sections.map(({ name }) => name)).toEqual(['', t('menudigitale.paste.section')])
  expect(draft.cover).toBe(200)
  await expect.poll(() => lastToast()?.count).toBe(2)
  lastToast()?.action?.run()
  expect(names()).toEqual(['Trofie'])
})

test('a list replaces blank rows; what it does not understand is given back and counted', async () => {
  menuStore.clear()
  expect(takeList('Barolo 2016\nTrofie 12,00\nRoero 2020', t)).toBe('Barolo 2016\nRoero 2020')
  expect(names()).toEqual(['Trofie'])
  const message = t('menudigitale.paste.unread', { count: 2 })
  await expect.poll(lastToast).toMatchObject({ kind: 'info', message })
})

test.each([
  ['buongiorno', 'menudigitale.paste.noneText'],
  ['Pizza 8\n'.repeat(menuLimits.dishes + 1), 'menu.fault.crowded'],
] as const)('a list without dishes, or with too many, changes nothing', async (list, message) => {
  const before = names()
  expect(takeList(list, t)).toBe(list)
  expect(names()).toEqual(before)
  const title = t('menudigitale.paste.none')
  await expect.poll(lastToast).toMatchObject({ kind: 'error', title, message: t(message) })
})
