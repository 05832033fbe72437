import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { demoShop } from '#app/demo-shop/demo-shop.ts'
import { priceText } from '#app/platform/price.ts'
import { allergenNumber, menuText } from '#app/products/menudigitale/menu.ts'
import { sampleDish, sampleMenu } from '#app/products/menudigitale/sample.ts'
import { freshShop } from '#tests/components/fresh-state.ts'
import { renderView, textsOf } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { createDraft, dishesOf } from './menu-draft.ts'
import { correctDish, menuStore } from './menu-store.ts'
import { HeroDemo } from './menudigitale-hero-demo.tsx'

const t = words('it')
const field = () =>
  page.getByRole('textbox', { name: t('menudigitale.edit.price', { name: t('dish.trofie') }) })
const note = () => page.getByRole('status')

const row = () => document.querySelector('[data-new]')?.textContent

beforeEach(() => {
  freshShop()
  menuStore.reset()
  return renderView(<HeroDemo />)
})

test('a typed price is taken at once, announced after a pause and formatted on leaving', async () => {
  expect(note().first().element().textContent).toBe('')
  await field().fill('14.5')
  expect(row()).toContain('14,50')
  await expect.element(page.getByText(t('home.hero.done', { price: '14,50' }))).toBeVisible()
  await expect.element(field()).toHaveValue('14.5')
  field().element().blur()
  await expect.element(field()).toHaveValue('14,50')
})

test('sold-out dishes are struck through without price, and every dish has its allergen numbers', () => {
  const all = dishesOf(sampleMenu)
  const lines = [...document.querySelectorAll('ul:not([aria-label]) > li:not([data-corrected])')]
  expect(lines.map((line) => textsOf(line, 's, span, [data-over]'))).toEqual(
    all
      .filter(({ id }) => id !== sampleDish.id)
      .map(({ name, price, isSoldOut }) =>
        isSoldOut ? [menuText(name, 'it'), t('home.hero.gone')] : [priceText(price, 'it')],
      ),
  )
  expect(textsOf(document, 'ul[aria-label] sup')).toEqual(
    all.map(({ allergens }) => allergens.map(allergenNumber).join(', ')),
  )
})

test('an invalid price shows an error, stays in the field and changes and moves nothing', async () => {
  await page.viewport(360, 740)
  const top = () => document.querySelector('[data-new]')?.getBoundingClientRect().top
  const before = top()
  await field().fill('caro')
  await expect.element(page.getByText(t('home.hero.wrong'))).toBeVisible()
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
  expect(document.getElementById('copy-note')?.hasAttribute('data-wrong')).toBe(true)
  field().element().blur()
  await expect.element(field()).toHaveValue('caro')
  expect(row()).toContain('12,00')
  expect(top()).toBe(before)
  expect(field().element().getBoundingClientRect().height).toBe(44)
})

test('the dish with the correction keeps field and price when sold out', async () => {
  demoShop.act({ type: 'finish', dish: 'trofie' })
  await expect.poll(row).toContain(t('menu.soldOut'))
  await field().fill('14')
  expect(row()).toContain('14,00')
  expect(document.querySelector('[data-new] s')?.textContent).toBe(t('dish.trofie'))
})

test('the price is the editor’s too, and the one before it is struck', async () => {
  const dish = () => dishesOf(menuStore.get().draft).find(({ id }) => id === sampleDish.id)
  const struck = () => document.querySelector('[data-corrected] s')?.textContent
  expect(struck()).toBe('11,00')
  await userEvent.type(field(), '{Control>}a{/Control}14,5')
  await expect.poll(dish).toMatchObject({ price: 1450 })
  expect(struck()).toBe('12,00')
  const undo = menuStore.snapshot()
  correctDish(sampleDish.id, { price: 1600 })
  await expect.element(field()).toHaveValue('16,00')
  expect(row()).toContain('16,00')
  undo()
  await expect.element(field()).toHaveValue('14,50')
})

test('of the visitor’s own menu the first five dishes with a name are shown', async () => {
  const names = ['Toast', '', 'Tè', 'Acqua', 'Vino', 'Birra', 'Amaro']
  const dishes = names.map((name) => ({ name, price: name === 'Tè' ? 0 : 400, allergens: [] }))
  const later = { name: 'Vini', dishes: dishes.slice(4) }
  menuStore.change(createDraft({ name: '', sections: [{ name: 'Bar', dishes }, later] }))
  const phone = () => [...document.querySelectorAll('ul[aria-label] li')].map((line) => line.textContent)
  await expect.poll(phone).toEqual(['Bar', 'Toast 4,00', 'Tè ', 'Acqua 4,00', 'Vino 4,00', 'Birra 4,00'])
  expect(document.querySelectorAll('ul:has([data-corrected]) > li')).toHaveLength(5)
  expect(textsOf(document, '[data-corrected] s')).toEqual([''])
  menuStore.clear()
  await expect.poll(() => phone().at(-1)).toContain(t('dish.tart'))
})
