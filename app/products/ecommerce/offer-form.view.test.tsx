import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { goodsForSale } from '#app/counter/basket.ts'
import { counter } from '#app/counter/counter-store.ts'
import { dayAt } from '#app/counter/prices.ts'
import { useShop } from '#app/counter/use-shop.ts'
import { euroText } from '#shared/price.ts'
import { freshShop } from '#tests/components/fresh-shop.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { OfferForm } from './offer-form.tsx'

const t = words('it')
const item = t('goods.moka')
const key = (name: 'begin' | 'further' | 'end') =>
  page.getByRole('button', { name: t(`ecommerce.offer.${name}`), exact: true })
const field = () => page.getByRole('textbox', { name: t('ecommerce.offer.field') })
const fault = () => page.getByRole('alert').element().textContent
const said = () => page.getByRole('status').element().textContent
const price = () => counter.get().articles.find(({ id }) => id === 'moka')?.price
const keys = () =>
  page
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent)
const euro = (cents: number) => euroText(cents, 'it')

function Form() {
  const article = goodsForSale(useShop()).find(({ id }) => id === 'moka')
  return article && <OfferForm article={article} today={dayAt(Date.now())} />
}

async function put(name: 'begin' | 'further', text: string) {
  await field().fill(text)
  await key(name).click()
}

beforeEach(async () => {
  freshShop()
  await renderView(<Form />)
})

test('without an offer there is a field and a key to begin one, and nothing is said', async () => {
  expect(keys()).toEqual([t('ecommerce.offer.begin')])
  expect([fault(), said()]).toEqual(['', ''])
  await expect.element(field()).toHaveAttribute('aria-invalid', 'false')
  await expect.element(field()).toHaveAttribute('inputmode', 'decimal')
  await expect.element(field()).toHaveAttribute('maxlength', '10')
  await expect.element(field()).toHaveValue('')
})

test('the offer is told, the field is blank, and there is a key to end it', async () => {
  await put('begin', ' 25 ')
  await expect.poll(said).toBe(t('ecommerce.offer.done', { item, price: euro(2500) }))
  expect(fault()).toBe('')
  expect(price()).toBe(2500)
  await expect.element(field()).toHaveValue('')
  expect(keys()).toEqual([t('ecommerce.offer.further'), t('ecommerce.offer.end')])
})

test('its end is told with the usual price, and whoever pressed the key is at the field', async () => {
  await put('begin', '25')
  await put('further', '20')
  await expect.poll(said).toBe(t('ecommerce.offer.done', { item, price: euro(2000) }))
  await key('end').click()
  await expect.poll(said).toBe(t('ecommerce.offer.over', { item, price: euro(3050) }))
  expect(price()).toBe(3050)
  await expect.element(field()).toHaveFocus()
  expect(keys()).toEqual([t('ecommerce.offer.begin')])
})

test.for([
  ['', t('ecommerce.offer.wrong')],
  ['poco', t('ecommerce.offer.wrong')],
  ['24', t('ecommerce.offer.notFurther', { price: euro(2000) })],
  ['30,50', t('ecommerce.offer.notLower', { lowest: euro(3050), price: euro(3050) })],
] as const)('while an offer is on, “%s” is refused, and what was said of it goes', async ([text, why]) => {
  await put('begin', '20')
  await expect.poll(said).toBe(t('ecommerce.offer.done', { item, price: euro(2000) }))
  await put('further', text)
  await expect.poll(fault).toBe(why)
  expect(said()).toBe('')
  expect(price()).toBe(2000)
  await expect.element(field()).toHaveValue(text)
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field()).toHaveAccessibleDescription(why)
  await key('end').click()
  await expect.poll(fault).toBe('')
  await expect.element(field()).toHaveAttribute('aria-invalid', 'false')
})

test('an offer that was taken back is no longer told', async () => {
  await put('begin', '25')
  await expect.poll(said).toBe(t('ecommerce.offer.done', { item, price: euro(2500) }))
  freshShop()
  await expect.poll(said).toBe('')
  expect(keys()).toEqual([t('ecommerce.offer.begin')])
})
