import { usePageContext } from '#app/platform/page-context.ts'
import type { AskableId } from '#content/offerings.ts'
import { termsOf } from '#content/terms.ts'
import { textIn } from '#shared/locale.ts'
import { priceSentence } from '#shared/price-words.ts'

export function PriceLine({ of }: { of: AskableId }) {
  const { t, lang } = usePageContext()
  const { price, dependsOn } = termsOf(of)
  return (
    <p>
      <b>{price ? priceSentence(price, lang, t) : t('terms.quotation')}</b>
      {dependsOn ? ` ${textIn(dependsOn, lang)}` : null}
    </p>
  )
}
