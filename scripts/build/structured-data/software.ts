import { questionNumbers } from '#app/products/product-page/questions/question-numbers.ts'
import type { PriceFrame } from '#content/price.ts'
import { termsOf } from '#content/terms.ts'
import { type Language, textIn } from '#shared/locale.ts'
import type { Translate } from '#shared/messages.ts'
import { requireOffering } from '#shared/navigation.ts'
import { type ProductPage, subjectOf } from '#shared/products.ts'

type Product = { product: ProductPage; address: string; origin: string; lang: Language; t: Translate }

export function softwareApplication({ product, address, origin, lang, t }: Product) {
  const subject = subjectOf(requireOffering(product))
  const { runsOn, price } = subject ? termsOf(subject) : {}
  return {
    '@type': 'SoftwareApplication',
    '@id': `${address}#software`,
    name: t(`offering.${product}.name`),
    description: t(`${product}.hero.lead`),
    url: address,
    applicationCategory: 'BusinessApplication',
    operatingSystem: runsOn && textIn(runsOn, lang),
    provider: { '@type': 'Organization', name: t('shell.brand'), url: `${origin}/` },
    offers: price && offersOf(price),
  }
}

/** ISO 8601 durations. */
const periods = { monthly: 'P1M', yearly: 'P1Y', once: undefined } as const

/** One offer per way to pay; one-off fees are part of each. */
export function offersOf(price: PriceFrame) {
  const isOnce = ({ unit }: Amount) => unit === 'once'
  const once = price.amounts.filter(isOnce)
  const again = price.amounts.filter((amount) => !isOnce(amount))
  if (again.length === 0) return once.map((amount) => offer(price, amount, once))
  return again.map((amount) => offer(price, amount, [amount, ...once]))
}

type Amount = PriceFrame['amounts'][number]

/** A price "from" is an AggregateOffer. */
function offer({ isFrom, isVatIncluded }: PriceFrame, amount: Amount, parts: readonly Amount[]) {
  return {
    '@type': isFrom ? 'AggregateOffer' : 'Offer',
    [isFrom ? 'lowPrice' : 'price']: euros(amount),
    priceCurrency: 'EUR',
    priceSpecification: parts.map((part) => ({
      '@type': 'UnitPriceSpecification',
      price: euros(part),
      priceCurrency: 'EUR',
      billingDuration: periods[part.unit],
      valueAddedTaxIncluded: isVatIncluded,
    })),
  }
}

function euros({ cents }: Amount): string {
  return (cents / 100).toFixed(2)
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
