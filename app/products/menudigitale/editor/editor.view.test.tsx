import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toasts } from '#app/components/toaster/toast-list.tsx'
import { Toaster } from '#app/components/toaster/toaster.tsx'
import { axeFindings } from '#tests/components/axe-findings.ts'
import { clearToasts } from '#tests/components/fresh-state.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { menuText } from '../menu.ts'
import { dishesOf } from '../menu-draft.ts'
import { menuStore } from '../menu-store.ts'
import { Editor } from './editor.tsx'

const t = words('it')
const names = () => dishesOf(menuStore.get().draft).map(({ name }) => menuText(name, 'it'))
const sections = () => menuStore.get().draft.sections.map(({ name }) => menuText(name, 'it'))
const titles = () => toasts.list().map(({ title }) => title)
const dish = (name: string) => {
  const found = dishesOf(menuStore.get().draft).find((row) => menuText(row.name, 'it') === name)
  if (!found) throw new Error(`No dish is called '${name}'.`)
  return found
}
const sample = ['Bruschetta', 'Acciughe fritte', 'Trofie al pesto', 'Pansoti alle noci', 'Crostata di fichi']
const price = (name: string) => page.getByRole('textbox', { name: t('menudigitale.edit.price', { name }) })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const open = (list: string, name: string) =>
  button(`${t('menudigitale.example.allergens', { list })} ${name}`)

beforeEach(async () => {
  menuStore.reset()
  await renderView(
    <>
      <h1>Menu</h1>
      <h2>Example</h2>
      <Editor now={undefined} onTouch={() => undefined} fault={undefined} />
      <Toaster />
    </>,
    { page: 'menudigitale' },
  )
  expect(names()).toEqual(sample)
})

afterEach(clearToasts)

test('a price is stored while typed; an invalid one shows an error and changes nothing', async () => {
  await price('Bruschetta').fill('7,5')
  expect(dish('Bruschetta').price).toBe(750)
  await price('Bruschetta').fill('sette')
  price('Bruschetta').element().blur()
  const wrong = page.getByText(t('home.hero.wrong'))
  await expect.element(wrong).toBeVisible()
  await expect.element(price('Bruschetta')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(price('Bruschetta')).toHaveAttribute('aria-describedby', wrong.element().id)
  expect(dish('Bruschetta').price).toBe(750)
  await price('Bruschetta').fill('')
  expect(dish('Bruschetta').price).toBe(0)
  await price('Bruschetta').fill('8')
  price('Bruschetta').element().blur()
  await expect.element(price('Bruschetta')).toHaveValue('8,00')
  const form = { inputMode: 'decimal', autocomplete: 'off', maxLength: 9, placeholder: '0,00' }
  expect(price('Bruschetta').element()).toMatchObject(form)
})

test('a new dish is added to its section, a new section at the end, each with the focus in its name', async () => {
  await button(t('menudigitale.edit.addTo', { name: 'Primi' })).click()
  await userEvent.keyboard('Minestrone')
  expect(names()).toEqual([...sample.slice(0, 4), 'Minestrone', ...sample.slice(4)])
  await button(t('menudigitale.edit.addSection')).click()
  await userEvent.keyboard('Vini')
  expect(sections()).toEqual(['Antipasti', 'Primi', 'Dolci', 'Vini'])
})

test('a pasted list becomes dishes, and what it does not understand stays in the field', async () => {
  await page.getByText(t('menudigitale.paste.title')).click()
  const field = page.getByRole('textbox', { name: t('menudigitale.paste.label') })
  await field.fill('Farinata 6,50\nMargherita\t7,00\nBarolo 2016')
  await button(t('menudigitale.paste.use')).click()
  await expect.poll(names).toEqual(['Farinata', 'Margherita'])
  await expect.poll(titles).toEqual([t('menudigitale.paste.done', { count: 2 })])
  await expect.element(field).toHaveValue('Barolo 2016')
})

test('removing a dish or a section is announced and can be undone', async () => {
  await open('1', 'Bruschetta').click()
  await button(t('menudigitale.edit.remove')).click()
  expect(names()).toEqual(sample.slice(1))
  await expect.element(button(t('menudigitale.edit.addDish'))).toHaveFocus()
  await expect.element(page.getByText(t('menudigitale.edit.removed', { name: 'Bruschetta' }))).toBeVisible()
  await button(t('menudigitale.edit.undo')).click()
  await button(t('menudigitale.edit.sectionMore', { name: 'Primi' })).click()
  await page
    .getByRole('textbox', { name: t('menudigitale.edit.otherName') })
    .last()
    .fill('First courses')
  await button(t('menudigitale.edit.remove')).last().click()
  expect(sections()).toEqual(['Antipasti', 'Dolci'])
  await button(t('menudigitale.edit.undo')).last().click()
  expect(names()).toEqual(sample)
  expect(menuStore.get().draft.sections[1]?.name).toEqual({ it: 'Primi', en: 'First courses' })
})

test('a dish has sorted allergens, a description, and a name in the other language', async () => {
  await open('1', 'Bruschetta').click()
  const tap = (name: string) => page.getByRole('checkbox', { name }).click({ force: true })
  await tap(`1 ${t('allergen.gluten')}`)
  await tap(`14 ${t('allergen.molluscs')}`)
  await tap(`1 ${t('allergen.gluten')}`)
  await page.getByRole('textbox', { name: t('menudigitale.edit.otherName') }).fill('Toasted bread')
  await page.getByRole('textbox', { name: t('menudigitale.edit.about') }).fill('Con pomodoro')
  const changed = dish('Bruschetta')
  expect(changed.name).toEqual({ it: 'Bruschetta', en: 'Toasted bread' })
  expect(menuText(changed.description ?? '', 'it')).toBe('Con pomodoro')
  expect(changed.allergens).toEqual(['gluten', 'molluscs'])
  await expect.element(open('1, 14', 'Bruschetta')).toHaveAttribute('aria-expanded', 'true')
  expect(await axeFindings()).toEqual([])
})

test('the sold-out button toggles the state and its label', async () => {
  const backOn = button(`${t('menudigitale.edit.backOn')} Acciughe fritte`)
  const soldOut = button(`${t('menudigitale.edit.soldOut')} Acciughe fritte`)
  expect(soldOut.query()).toBeNull()
  await backOn.click()
  expect(dish('Acciughe fritte').isSoldOut).toBe(false)
  await expect.element(soldOut).toHaveFocus()
  expect(backOn.query()).toBeNull()
  await soldOut.click()
  expect(dish('Acciughe fritte').isSoldOut).toBe(true)
})

test('starting over leaves an empty sheet and no way to empty it again', async () => {
  await button(t('menudigitale.edit.start')).click()
  expect([names(), titles()]).toEqual([[''], []])
  expect(button(t('menudigitale.edit.start')).query()).toBeNull()
})

test('starting over keeps a name that was typed; a toast brings the dishes back', async () => {
  const before = names()
  const name = page.getByRole('textbox', { name: t('menudigitale.edit.name') })
  await name.fill('Bar Sport')
  await button(t('menudigitale.edit.start')).click()
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveValue('Bar Sport')
  expect(names()).toEqual([''])
  await expect.poll(titles).toEqual([t('menudigitale.edit.cleared')])
  await button(t('menudigitale.edit.undo')).click()
  await expect.poll(names).toEqual(before)
})
