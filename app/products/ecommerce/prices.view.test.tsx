import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { dayAt } from '#app/counter/prices.ts'
import { calendarDay } from '#shared/calendar-day.ts'
import { daysWords, dayWords } from '#shared/day-words.ts'
import { languages } from '#shared/locale.ts'
import { euroText } from '#shared/price.ts'
import { textsOf } from '#tests/components/drawn-page.ts'
import { freshShop } from '#tests/components/fresh-shop.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { Prices } from './prices.tsx'

const choose = vi.fn()
const rows = () => textsOf(document.body, 'main ol li')
const day = (from: number) => calendarDay(dayAt(Date.now()) + from)
const field = () => page.getByRole('combobox')

beforeEach(() => {
  freshShop()
  choose.mockReset()
})

test.for(languages)(
  'each price stands with its days; the one that counts and the offer are named (%s)',
  async (lang) => {
    const t = words(lang)
    await renderView(<Prices chosen="coffee" choose={choose} />, { lang })
    const [lowest, offer] = [t('ecommerce.prices.lowest'), t('ecommerce.offer.mark')]
    const euro = (cents: number) => euroText(cents, lang)
    expect(rows()).toEqual([
      daysWords(day(-78), day(-46), lang) + euro(2350),
      daysWords(day(-45), day(-13), lang) + lowest + euro(2480),
      daysWords(day(-12), day(-5), lang) + euro(2690),
      t('ecommerce.prices.since', { day: dayWords(day(-4), lang, 'dayMonth') }) + offer + euro(2200),
    ])
    const title = t('ecommerce.prices.title', { item: t('goods.coffee') })
    await expect.element(page.getByRole('region', { name: title })).toBeVisible()
    await expect.element(page.getByText(t('ecommerce.offer.rule'))).toBeVisible()
  },
)

test('another article is chosen from those that are for sale', async () => {
  const t = words('it')
  await renderView(<Prices chosen="honey" choose={choose} />)
  await expect.element(field()).toHaveValue('honey')
  await expect.element(field()).toHaveAccessibleName(t('ecommerce.offer.article'))
  const goods = (['coffee', 'moka', 'honey', 'oil', 'cup'] as const).map((id) => t(`goods.${id}`))
  expect(textsOf(document.body, 'main option')).toEqual(goods)
  await field().selectOptions(t('goods.oil'))
  expect(choose.mock.calls).toEqual([['oil']])
})

test('opened out of sight, below the labels on a phone, it comes into sight', async () => {
  await renderView(
    <>
      <p style={{ blockSize: '300vh' }}>labels</p>
      <Prices chosen="coffee" choose={choose} />
    </>,
  )
  const shown = page.getByRole('region').element().getBoundingClientRect()
  expect(shown.top).toBeGreaterThanOrEqual(0)
  expect(shown.top).toBeLessThan(window.innerHeight)
})

test('where the one that was chosen is no longer there, the first of the shop is', async () => {
  await renderView(<Prices chosen="own:T-1" choose={choose} />)
  await expect.element(field()).toHaveValue('coffee')
  expect(rows()).toHaveLength(4)
})
