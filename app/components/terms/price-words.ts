import { euroText } from '#app/platform/price.ts'
import type { PriceFrame } from '#content/price.ts'
import type { Language } from '#shared/locale.ts'
import type { Translate } from '#shared/messages.ts'

/** Without VAT. `first` is the recurring price if there is one, `onTop` the one-off fee besides it. */
export function priceWords({ amounts, isFrom }: PriceFrame, lang: Language, t: Translate) {
  const texts = (isAgain: boolean) =>
    amounts
      .filter(({ unit }) => (unit !== 'once') === isAgain)
      .map(({ unit, cents }) => t(`terms.price.${unit}`, { amount: euroText(cents, lang) }))
  const again = texts(true).join(` ${t('terms.price.or')} `)
  const once = texts(false).join('')
  const first = again || once
  return {
    first: isFrom ? t('terms.price.from', { price: first }) : first,
    onTop: again && once ? t('terms.price.onTop', { price: once }) : '',
  }
}

export function priceSentence(price: PriceFrame, lang: Language, t: Translate): string {
  const { first, onTop } = priceWords(price, lang, t)
  return `${[first, onTop, vatWords(price, t)].filter(Boolean).join(', ')}.`
}

export function vatWords({ isVatIncluded }: PriceFrame, t: Translate): string {
  return t(isVatIncluded ? 'terms.vat.included' : 'terms.vat.excluded')
}
