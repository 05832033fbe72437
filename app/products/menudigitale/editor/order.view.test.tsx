import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
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

test('a dish can be moved by buttons', async () => {
  const more = `${t('menudigitale.example.allergens', { list: '1' })} Bruschetta`
  press(more)
  await expect
    .poll(() => page.getByRole('button', { name: t('menudigitale.edit.down') }).elements())
    .toHaveLength(1)
  press(t('menudigitale.edit.down'))
  expect(names().slice(0, 2)).toEqual(['Acciughe fritte', 'Bruschetta'])
  press(t('menudigitale.edit.up'))
  expect(names()).toEqual(sample)
})

/** A point in a dish's row, from 0 at its top to 1 at its bottom. */
function point(name: string, section: number) {
  const index = names().indexOf(name)
  const row = document.querySelector(`[data-dish="${dishesOf(draft())[index]?.id}"]`)
  row?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = row?.getBoundingClientRect() ?? new DOMRect()
  return { clientX: left + width / 2, clientY: top + height * section, bubbles: true, button: 0 }
}
const handle = (name: string) =>
  page.getByRole('button', { name: t('menudigitale.edit.move', { name }) }).element()
const send = (type: string, at: MouseEventInit) => window.dispatchEvent(new PointerEvent(type, at))
const isDragging = () => 'dragging' in document.documentElement.dataset

test('a dragged row changes places past the middle of another one', async () => {
  handle('Bruschetta').dispatchEvent(new PointerEvent('pointerdown', point('Bruschetta', 0.5)))
  expect(isDragging()).toBe(true)
  send('pointermove', point('Acciughe fritte', 0.3))
  expect(names()).toEqual(sample)
  send('pointermove', point('Acciughe fritte', 0.7))
  await expect.poll(() => names().slice(0, 2)).toEqual(['Acciughe fritte', 'Bruschetta'])
  send('pointermove', point('Bruschetta', 0.7))
  expect(names()[0]).toBe('Acciughe fritte')
  send('pointerup', {})
  expect(isDragging()).toBe(false)
  const said = t('menudigitale.edit.position', { name: 'Bruschetta', position: 2, all: 5 })
  await expect.element(page.getByText(said)).toBeInTheDocument()
  send('pointermove', point('Acciughe fritte', 0.3))
  expect(names()[0]).toBe('Acciughe fritte')
})

test('drags upwards too, and only with the primary button', async () => {
  handle('Acciughe fritte').dispatchEvent(
    new PointerEvent('pointerdown', { ...point('Acciughe fritte', 0.5), button: 2 }),
  )
  expect(isDragging()).toBe(false)
  handle('Acciughe fritte').dispatchEvent(new PointerEvent('pointerdown', point('Acciughe fritte', 0.5)))
  send('pointermove', point('Bruschetta', 0.7))
  expect(names()).toEqual(sample)
  send('pointermove', point('Bruschetta', 0.3))
  await expect.poll(() => names()[0]).toBe('Acciughe fritte')
  send('pointercancel', {})
  expect(isDragging()).toBe(false)
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
