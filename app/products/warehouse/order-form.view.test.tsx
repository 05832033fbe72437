import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { demoShop } from '#app/demo-shop/demo-shop.ts'
import { euroText } from '#shared/price.ts'
import { freshShop } from '#tests/components/fresh-shop.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { OrderForm } from './order-form.tsx'

const t = words('it')
const coffee = t('goods.coffee')
const field = (item = coffee) => page.getByRole('textbox', { name: t('warehouse.order.field', { item }) })
const sums = () => [...document.querySelectorAll('main dd')].map((amount) => amount.textContent)
const press = (name: string) => page.getByRole('button', { name }).click()
const said = () => page.getByRole('status')

beforeEach(freshShop)
afterEach(() => void vi.restoreAllMocks())

test('lists low articles with suggested pieces, and their sum follows the fields', async () => {
  await renderView(<OrderForm />)
  await expect.element(field()).toHaveValue('16')
  expect(document.querySelector('form')?.textContent).not.toContain(
    t('warehouse.order.unpriced', { count: 0 }),
  )
  expect(sums()).toEqual([euroText(23_200, 'it')])
  await field().fill('2')
  expect(sums()).toEqual([euroText(2900, 'it')])
})

test('articles join the list when low and leave when loaded', async () => {
  await renderView(<OrderForm />)
  demoShop.act({ type: 'unload', article: 'moka', pieces: 4 })
  await expect.element(field(t('goods.moka'))).toHaveValue('7')
  demoShop.act({ type: 'load', article: 'coffee', pieces: 6 })
  await expect.poll(() => field().elements()).toEqual([])
  demoShop.act({ type: 'load', article: 'moka', pieces: 1 })
  await expect.element(said()).toHaveTextContent(t('warehouse.order.enough'))
})

test('an invalid number shows an error, and prevents printing', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue(undefined)
  await renderView(<OrderForm />)
  await field().fill('tanti')
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field()).toHaveAccessibleDescription(t('warehouse.order.wrong'))
  await press(t('warehouse.order.action'))
  expect(document.activeElement).toBe(field().element())
  await field().fill('0')
  await press(t('warehouse.order.action'))
  await expect.element(said()).toHaveTextContent(t('warehouse.order.none'))
  expect(print).not.toHaveBeenCalled()
})

test('an article without a cost is ordered, and the totals say that they leave it out', async () => {
  demoShop.act({ type: 'add', name: 'Tè', pieces: 0 })
  await renderView(<OrderForm />)
  await expect.element(page.getByText(t('warehouse.order.unpriced', { count: 1 }))).toBeVisible()
  await expect.element(field('Tè')).toHaveValue('2')
  await expect.element(page.getByRole('cell', { name: '–' })).toBeVisible()
  expect(sums()).toEqual([euroText(23_200, 'it')])
})
