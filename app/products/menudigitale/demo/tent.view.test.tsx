import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Toaster } from '#app/components/toaster/toaster.tsx'
import { clearToasts } from '#tests/components/fresh-state.ts'
import { recordDownloads } from '#tests/components/recorded.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { addSections } from '../menu-draft.ts'
import { menuStore } from '../menu-store.ts'
import { Section } from './tent.tsx'

const t = words('it')
const button = (key: 'print' | 'svg' | 'copy') =>
  page.getByRole('button', { name: t(`menudigitale.tent.${key}`) })
const state = () => page.getByRole('status').first()
const drawn = () => document.querySelector('#tent svg[aria-label$="/menu"]')

beforeEach(async () => {
  menuStore.reset()
  await renderView(
    <>
      <Section />
      <Toaster />
    </>,
    { page: 'menudigitale' },
  )
  await expect.poll(drawn).not.toBeNull()
})

afterEach(() => {
  clearToasts()
  menuStore.reset()
})

/** A menu with this many dishes, whose names do not compress. */
function longMenu(dishes: number) {
  const word = (number: number) => Math.sin(number).toString(36).slice(3)
  const rows = Array.from({ length: dishes }, (_, index) => ({
    name: [1, 2, 3, 4].map((part) => word(index * 4 + part)).join(' '),
    price: 100 + index,
    allergens: [],
  }))
  menuStore.change(addSections(menuStore.get().draft, [{ name: 'Carta', dishes: rows }]).draft)
}

test('the card has the QR code with its quiet zone and a link to the menu', async () => {
  const box = drawn()?.getAttribute('viewBox')?.split(' ').map(Number) ?? []
  expect(box.slice(0, 2)).toEqual([-4, -4])
  expect(((box[2] ?? 0) - 8 - 17) % 4).toBe(0)
  expect(box[3]).toBe(box[2])
  const address = `${location.host}/menu`
  expect(drawn()?.getAttribute('aria-label')).toBe(t('product.code', { address }))
  expect(state().element().textContent.trim()).toBe(t('menudigitale.tent.trial'))
  const link = page.getByRole('link', { name: t('menudigitale.tent.open') })
  expect(link.element().getAttribute('href')).toMatch(/^\/it\/menu#\w+/)
  for (const key of ['print', 'svg', 'copy'] as const) await expect.element(button(key)).toBeEnabled()
  await expect.element(page.getByText(t('menudigitale.tent.local', { address }))).toBeVisible()
})

test('a blank menu has a placeholder for its name, and no link', async () => {
  const links = () => page.getByRole('link', { name: t('menudigitale.tent.open') }).elements().length
  expect(links()).toBe(1)
  menuStore.clear()
  await expect.poll(links).toBe(0)
  await expect.element(page.getByText(t('menu.unnamed')).last()).toBeVisible()
  menuStore.reset()
  await expect.poll(links).toBe(1)
})

test('copies the address, saves the code and prints the card alone', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await button('copy').click()
  expect(copied).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^http:\/\/[^/]+\/menu#\w+/))
  const files = recordDownloads()
  for (const name of ['  Caffè “Più” & Co. ', '…']) {
    menuStore.change({ ...menuStore.get().draft, name })
    await button('svg').click()
  }
  expect(files.map(({ name }) => name)).toEqual(['menu-caffe-piu-co.svg', 'menu.svg'])
  expect((await files[0]?.blob)?.type).toBe('image/svg+xml')
  const sheets: (string | undefined)[] = []
  vi.spyOn(window, 'print').mockImplementation(() => void sheets.push(document.documentElement.dataset.print))
  await button('print').click()
  expect(sheets).toEqual([''])
  window.dispatchEvent(new Event('afterprint'))
  expect(document.documentElement.dataset.print).toBeUndefined()
})

test('warns of a code too dense for some phones; one too long cannot be saved or printed, with the reason', async () => {
  await expect.element(page.getByText(t('menudigitale.tent.dense'))).not.toBeInTheDocument()
  longMenu(35)
  await expect.element(page.getByText(t('menudigitale.tent.dense'))).toBeVisible()
  expect(state().element().textContent).toContain(t('menudigitale.tent.trial'))
  longMenu(150)
  for (const key of ['print', 'svg'] as const) await expect.element(button(key)).toBeDisabled()
  await expect.poll(drawn).toBeNull()
  expect(state().element().textContent.trim()).not.toBe('')
  expect(state().element().textContent).not.toContain(t('menudigitale.tent.trial'))
})
