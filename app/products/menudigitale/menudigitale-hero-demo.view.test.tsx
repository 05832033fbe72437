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

test('a price is taken as it is typed, said after a pause and written out on leaving', async () => {
  await expect.element(note().first()).toHaveTextContent(t('home.hero.try'))
  await field().fill('14.5')
  expect(row()).toContain('14,50')
  await expect.element(page.getByText(t('home.hero.done', { price: '14,50' }))).toBeVisible()
  await expect.element(field()).toHaveValue('14.5')
  field().element().blur()
  await expect.element(field()).toHaveValue('14,50')
})

test('a dish that has run out is struck and has no price, the others have theirs', async () => {
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

test('every dish has the numbers of its allergens, one that has run out too', () => {
  const all = sampleMenu.sections.flatMap(({ dishes }) => dishes)
  const numbers = [...document.querySelectorAll('ul[aria-label] sup')].map((one) => one.textContent)
  expect(numbers).toEqual(all.map(({ allergens }) => allergens.map(allergenNumber).join(', ')))
  expect(all.some(({ isSoldOut, allergens }) => isSoldOut && allergens.length > 0)).toBe(true)
})

test('what is no price is told and changes nothing, and stays in the field to be mended', async () => {
  await field().fill('caro')
  await expect.element(page.getByText(t('home.hero.wrong'))).toBeVisible()
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
  expect(document.getElementById('copy-note')?.hasAttribute('data-wrong')).toBe(true)
  field().element().blur()
  await expect.element(field()).toHaveValue('caro')
  expect(row()).toContain('12,00')
})

test('what the kitchen finishes is struck in both copies, and what it brings back has its price again', async () => {
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

test('the dish with the correction keeps its field and its price when it is finished', async () => {
  demoShop.act({ type: 'finish', dish: 'trofie' })
  await expect.poll(row).toContain(t('home.hero.out'))
  await field().fill('14')
  expect(row()).toContain('14,00')
  expect(document.querySelector('[data-new] s')?.textContent).toBe(t('dish.trofie'))
})
