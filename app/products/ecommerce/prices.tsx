import { useEffect, useId, useRef } from 'react'
import paper from '#app/components/paper-fields/paper-fields.module.css'
import { articleName } from '#app/counter/article-name.ts'
import { goodsForSale } from '#app/counter/basket.ts'
import { dayAt, pricesOf } from '#app/counter/prices.ts'
import { useShop } from '#app/counter/use-shop.ts'
import { useHere } from '#app/platform/here.ts'
import { useNow } from '#app/platform/use-now.ts'
import product from '#app/products/parts/product.module.css'
import { calendarDay } from '#shared/calendar-day.ts'
import { daysWords, dayWords } from '#shared/day-words.ts'
import { euroText } from '#shared/price.ts'
import { OfferForm } from './offer-form.tsx'
import { PriceDrawing } from './price-drawing.tsx'
import { type PriceSpan, priceLine } from './price-line.ts'
import styles from './prices.module.css'

type PricesProps = { chosen: string; choose: (article: string) => void }

/** What an article has cost, drawn and listed, and the way to put it on offer. */
export function Prices({ chosen, choose }: PricesProps) {
  const { t } = useHere()
  const titleId = useId()
  const part = useRef<HTMLElement>(null)
  // On a phone it opens below the labels, out of sight of the one that was touched.
  useEffect(() => {
    part.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const goods = goodsForSale(useShop())
  const today = dayAt(useNow(false))
  const article = goods.find(({ id }) => id === chosen) ?? goods[0]
  if (!article) return null
  const line = priceLine(pricesOf(article, today), today)
  return (
    <section className={styles.prices} aria-labelledby={titleId} ref={part}>
      <h3 id={titleId} className={styles.title}>
        {t('ecommerce.prices.title', { item: articleName(article, t) })}
      </h3>
      <div className={styles.past}>
        <PriceDrawing line={line} today={today} />
        <ol className={product.ruled}>
          {line.spans.map((span) => (
            <Span key={span.id} span={span} />
          ))}
        </ol>
      </div>
      <div className={styles.now}>
        <label className={styles.field}>
          <span className={paper.label}>{t('ecommerce.offer.article')}</span>
          <select
            className={paper.line}
            value={article.id}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            {goods.map((good) => (
              <option key={good.id} value={good.id}>
                {articleName(good, t)}
              </option>
            ))}
          </select>
        </label>
        <OfferForm key={article.id} article={article} today={today} />
        <p className={styles.rule}>{t('ecommerce.offer.rule')}</p>
      </div>
    </section>
  )
}

function Span({ span: { from, to, price, isOffer, isLowest, isOpen } }: { span: PriceSpan }) {
  const { t, lang } = useHere()
  const [first, last] = [calendarDay(from), calendarDay(to)]
  return (
    <li className={`${product.row} ${styles.span}`}>
      <span>
        {isOpen
          ? t('ecommerce.prices.since', { day: dayWords(first, lang, 'dayMonth') })
          : daysWords(first, last, lang)}
      </span>
      <span className={styles.asked}>
        {isLowest && <em className={styles.mark}>{t('ecommerce.prices.lowest')}</em>}
        {isOffer && <em className={styles.offer}>{t('ecommerce.offer.mark')}</em>}
        <b className={`${product.amount} ${isLowest ? styles.ringed : ''}`}>{euroText(price, lang)}</b>
      </span>
    </li>
  )
}
