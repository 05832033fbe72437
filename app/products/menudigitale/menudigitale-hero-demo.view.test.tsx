import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { demoShop } from '#app/demo-shop/demo-shop.ts'
import { allergenNumber, menuText } from '#app/products/menudigitale/menu.ts'
import { sampleCorrection, sampleMenu } from '#app/products/menudigitale/sample.ts'
import { priceText } from '#shared/price.ts'
import { freshShop } from '#tests/components/fresh-shop.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { HeroDemo } from './menudigitale-hero-demo.tsx'

const t = words('it')
const field = () => page.getByRole('textbox', { name: t('home.hero.price') })
const note = () => page.getByRole('status')

const row = () => document.querySelector('[data-new]')?.textContent

beforeEach(() => {
  freshShop()
  return renderView(<HeroDemo />)
})

test('a typed price is taken at once, announced after a pause and formatted on leaving', async () => {
  await expect.element(note().first()).toHaveTextContent(t('home.hero.try'))
  await field().fill('14.5')
  expect(row()).toContain('14,50')
  await expect.element(page.getByText(t('home.hero.done', { price: '14,50' }))).toBeVisible()
  await expect.element(field()).toHaveValue('14.5')
  field().element().blur()
  await expect.element(field()).toHaveValue('14,50')
})

test('sold-out dishes are struck through without price', async () => {
  const rows = [...(document.querySelector('ul')?.querySelectorAll('li') ?? [])].filter(
    (line) => !line.querySelector('input'),
  )
  const all = sampleMenu.sections.flatMap(({ dishes }) => dishes)
  const expected = all
    .filter(({ name }) => name !== sampleCorrection.dish)
    .map(({ name, price, isSoldOut }) => ({
      struck: isSoldOut ? menuText(name, 'it') : undefined,
      said: isSoldOut ? t('home.hero.gone') : priceText(price, 'it'),
      isMarked: Boolean(isSoldOut),
    }))
  expect(
    rows.map((line) => ({
      struck: line.querySelector('s')?.textContent,
      said: line.querySelector('span')?.textContent,
      isMarked: line.querySelector('span')?.matches('[data-over]'),
    })),
  ).toEqual(expected)
})

test('every dish has its allergen numbers, also a sold-out one', () => {
  const all = sampleMenu.sections.flatMap(({ dishes }) => dishes)
  const numbers = [...document.querySelectorAll('ul[aria-label] sup')].map((one) => one.textContent)
  expect(numbers).toEqual(all.map(({ allergens }) => allergens.map(allergenNumber).join(', ')))
  expect(all.some(({ isSoldOut, allergens }) => isSoldOut && allergens.length > 0)).toBe(true)
})

test('an invalid price shows an error, stays in the field and changes nothing', async () => {
  await field().fill('caro')
  await expect.element(page.getByText(t('home.hero.wrong'))).toBeVisible()
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
  expect(document.getElementById('copy-note')?.hasAttribute('data-wrong')).toBe(true)
  field().element().blur()
  await expect.element(field()).toHaveValue('caro')
  expect(row()).toContain('12,00')
})

test('dishes that the shop sells out are struck through in both views, and restored', async () => {
  const struck = () => [...document.querySelectorAll('s')].map((one) => one.textContent)
  const tart = t('dish.tart')
  expect(struck()).not.toContain(tart)
  demoShop.act({ type: 'finish', dish: 'tart' })
  demoShop.act({ type: 'bringBack', dish: 'anchovies' })
  await expect.poll(() => struck().filter((name) => name === tart)).toHaveLength(2)
  expect(struck()).not.toContain(t('dish.anchovies'))
  freshShop()
  await expect.poll(struck).not.toContain(tart)
})

test('the dish with the correction keeps field and price when sold out', async () => {
  demoShop.act({ type: 'finish', dish: 'trofie' })
  await expect.poll(row).toContain(t('home.hero.out'))
  await field().fill('14')
  expect(row()).toContain('14,00')
  expect(document.querySelector('[data-new] s')?.textContent).toBe(t('dish.trofie'))
})
