import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { languages } from '#shared/locale.ts'
import { euroText, priceText } from '#shared/price.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { Section } from './ecommerce-section.tsx'
import { receiptOf, sampleShelf } from './receipt.ts'

test.for(languages)(
  'the receipt follows the shelf, with delivery and the VAT of each rate (%s)',
  async (lang) => {
    const t = words(lang)
    await renderView(<Section />, { lang })
    const button = (id: (typeof sampleShelf)[number]['id']) =>
      page.getByRole('button', { name: t('ecommerce.take', { item: t(`goods.${id}`) }) })
    const amounts = () => [...document.querySelectorAll('dd')].map((amount) => amount.textContent)
    const expected = (ids: readonly string[]) => {
      const order = sampleShelf.filter(({ id }) => ids.includes(id))
      const { delivery, total, vat } = receiptOf(order)
      const prices = [...order.map(({ price }) => price), delivery].map((cents) => priceText(cents, lang))
      return [...prices, euroText(total, lang), ...vat.map(({ amount }) => priceText(amount, lang))]
    }
    expect(amounts()).toEqual(expected(['oil', 'honey', 'moka']))
    const { vat } = receiptOf(sampleShelf.filter(({ id }) => ['oil', 'honey', 'moka'].includes(id)))
    expect(
      [...document.querySelectorAll('dt')].map((term) => term.textContent).slice(-1 - vat.length),
    ).toEqual([t('ecommerce.total'), ...vat.map(({ rate }) => t('ecommerce.vat', { rate }))])
    await expect.element(button('moka')).toHaveAttribute('aria-pressed', 'true')

    await button('moka').click()
    await expect.element(button('moka')).toHaveAttribute('aria-pressed', 'false')
    expect(amounts()).toEqual(expected(['oil', 'honey']))

    await button('cup').click()
    expect(amounts()).toEqual(expected(['oil', 'honey', 'cup']))
    const { total } = receiptOf(sampleShelf.filter(({ id }) => ['oil', 'honey', 'cup'].includes(id)))
    expect(page.getByRole('status').element().textContent).toBe(
      `${t('ecommerce.total')} ${euroText(total, lang)}`,
    )

    for (const id of ['oil', 'honey', 'cup'] as const) await button(id).click()
    expect(amounts()).toEqual([])
    expect(page.getByRole('status').element().textContent).toBe(t('ecommerce.empty'))
    expect(page.getByText(t('ecommerce.empty')).elements()).toHaveLength(2)
  },
)
