import { questionNumbers } from '#app/products/product-page/questions/question-numbers.ts'
import { termsOf } from '#content/terms.ts'
import { type Language, textIn } from '#shared/locale.ts'
import type { Translate } from '#shared/messages.ts'
import { requireOffering } from '#shared/navigation.ts'
import { type ProductPage, subjectOf } from '#shared/products.ts'
import { type PriceOffer, priceOffers } from './price-offers.ts'

type Product = { product: ProductPage; address: string; origin: string; lang: Language; t: Translate }

export function softwareApplication({ product, address, origin, lang, t }: Product) {
  const subject = subjectOf(requireOffering(product))
  const runsOn = subject && termsOf(subject).runsOn
  return {
    '@type': 'SoftwareApplication',
    '@id': `${address}#software`,
    name: t(`offering.${product}.name`),
    description: t(`${product}.hero.lead`),
    url: address,
    applicationCategory: 'BusinessApplication',
    operatingSystem: runsOn && textIn(runsOn, lang),
    provider: { '@type': 'Organization', name: t('shell.brand'), url: `${origin}/` },
    offers: offersOf(subject ? priceOffers(subject) : []),
  }
}

/** One offer per way to pay; one-off fees are part of each. */
export function offersOf(prices: readonly PriceOffer[]) {
  const again = prices.filter(({ period }) => period)
  const once = prices.filter(({ period }) => !period)
  const offers =
    again.length > 0
      ? again.map((price) => offer(price, [price, ...once]))
      : once.map((price) => offer(price, [price]))
  return offers.length > 0 ? offers : undefined
}

/** A price "from" is an AggregateOffer. */
function offer({ amount, currency, isFrom }: PriceOffer, parts: readonly PriceOffer[]) {
  return {
    '@type': isFrom ? 'AggregateOffer' : 'Offer',
    [isFrom ? 'lowPrice' : 'price']: amount,
    priceCurrency: currency,
    priceSpecification: parts.map((part) => ({
      '@type': 'UnitPriceSpecification',
      price: part.amount,
      priceCurrency: part.currency,
      billingDuration: part.period ?? undefined,
      valueAddedTaxIncluded: part.isVatIncluded,
    })),
  }
}

export function questionsPage({ product, address, t }: Pick<Product, 'product' | 'address' | 't'>) {
  return {
    '@type': 'FAQPage',
    '@id': `${address}#questions`,
    mainEntity: questionNumbers.map((number) => ({
      '@type': 'Question',
      name: t(`${product}.question.${number}`),
      acceptedAnswer: { '@type': 'Answer', text: t(`${product}.answer.${number}`) },
    })),
  }
}
