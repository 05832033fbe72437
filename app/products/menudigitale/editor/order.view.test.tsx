import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toasts } from '#app/components/toaster/toast-list.tsx'
import { Toaster } from '#app/components/toaster/toaster.tsx'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { menuText } from '../menu.ts'
import { dishesOf } from '../menu-draft.ts'
import { menuStore } from '../menu-store.ts'
import { Editor } from './editor.tsx'

const t = words('it')
const draft = () => menuStore.get().draft
const names = () => dishesOf(draft()).map(({ name }) => menuText(name, 'it'))
const sections = () => draft().sections.map(({ name }) => menuText(name, 'it'))
const sample = ['Bruschetta', 'Acciughe fritte', 'Trofie al pesto', 'Pansoti alle noci', 'Crostata di fichi']
/** A click at once: the pointer's position does not matter here. */
const press = (name: string) => {
  const button = page.getByRole('button', { name, exact: true }).element()
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}
const titles = () => toasts.list().map(({ title }) => title)

beforeEach(async () => {
  menuStore.reset()
  await renderView(
    <>
      <Editor now={undefined} onTouch={() => undefined} fault={undefined} />
      <Toaster />
    </>,
    { page: 'menudigitale' },
  )
})

afterEach(() => {
  for (const { id } of toasts.list()) toasts.remove(id)
  return expect.poll(() => toasts.list()).toEqual([])
})

test('a section can be moved, renamed, removed and restored', async () => {
  press(t('menudigitale.edit.sectionMore', { name: 'Primi' }))
  await expect
    .poll(() => page.getByRole('button', { name: t('menudigitale.edit.up') }).elements())
    .toHaveLength(1)
  press(t('menudigitale.edit.up'))
  expect(sections()).toEqual(['Primi', 'Antipasti', 'Dolci'])
  expect(names().slice(0, 2)).toEqual(['Trofie al pesto', 'Pansoti alle noci'])
  press(t('menudigitale.edit.down'))
  expect(sections()).toEqual(['Antipasti', 'Primi', 'Dolci'])
  await page.getByRole('textbox', { name: t('menudigitale.edit.otherName') }).fill('First courses')
  expect(draft().sections[1]?.name).toEqual({ it: 'Primi', en: 'First courses' })
  press(t('menudigitale.edit.remove'))
  expect(sections()).toEqual(['Antipasti', 'Dolci'])
  await expect.poll(titles).toEqual([t('menudigitale.edit.removed', { name: 'Primi' })])
  await expect.element(page.getByRole('button', { name: t('menudigitale.edit.addDish') })).toHaveFocus()
  press(t('menudigitale.edit.undo'))
  expect(names()).toEqual(sample)
})

test('a dish is moved by keys and arrow keys, with the focus, also into another section', async () => {
  press(`${t('menudigitale.example.allergens', { list: '1' })} Bruschetta`)
  const key = (way: 'up' | 'down') =>
    page.getByRole('button', { name: t(`menudigitale.edit.${way}`), exact: true })
  await key('down').click()
  expect(names().slice(0, 2)).toEqual(['Acciughe fritte', 'Bruschetta'])
  const said = t('menudigitale.edit.position', { name: 'Bruschetta', position: 2, all: 5 })
  await expect.element(page.getByText(said)).toBeInTheDocument()
  const isTaken = vi.fn()
  window.addEventListener('keydown', (event) => isTaken(event.defaultPrevented), { once: true })
  await userEvent.keyboard('{ArrowDown}')
  expect(isTaken).toHaveBeenCalledExactlyOnceWith(true)
  expect(draft().sections[1]?.dishes[0]?.name).toBe('Bruschetta')
  await expect.element(key('down')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(names()).toEqual(sample)
  await expect.element(key('up')).toHaveFocus()
})

test('starting over clears dishes or a name alone, without a toast when nothing was written', async () => {
  press(t('menudigitale.edit.start'))
  expect(names()).toEqual([''])
  expect(titles()).toEqual([])
  press(t('menudigitale.edit.start'))
  expect(titles()).toEqual([])
  const name = page.getByRole('textbox', { name: t('menudigitale.edit.name') })
  await name.fill('Bar Sport')
  press(t('menudigitale.edit.start'))
  await expect.element(name).toHaveValue('')
  await expect.poll(titles).toEqual([t('menudigitale.edit.cleared')])
})
