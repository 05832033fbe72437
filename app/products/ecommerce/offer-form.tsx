import { type FormEvent, useId, useRef, useState } from 'react'
import paper from '#app/components/paper-fields/paper-fields.module.css'
import { articleName } from '#app/counter/article-name.ts'
import { counter } from '#app/counter/counter-store.ts'
import { measureOfOffer, offerFault, pricesOf, runningOffer, usualPrice } from '#app/counter/prices.ts'
import type { Article } from '#app/counter/shop.ts'
import { useHere } from '#app/platform/here.ts'
import product from '#app/products/parts/product.module.css'
import { euroText, parsePrice } from '#shared/price.ts'
import styles from './prices.module.css'

const faults = {
  noPrior: 'ecommerce.offer.noPrior',
  notLower: 'ecommerce.offer.notLower',
  notFurther: 'ecommerce.offer.notFurther',
} as const

type OfferFormProps = { article: Article & { price: number }; today: number }

/** A lower price for an article, which has to be lower indeed, and the end of it. */
export function OfferForm({ article, today }: OfferFormProps) {
  const { t, lang } = useHere()
  const faultId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState('')
  // Taken back on the roll, it is no longer so.
  const [said, setSaid] = useState<{ text: string; price: number }>()
  const steps = pricesOf(article, today)
  const isOn = runningOffer(article) !== null
  const item = articleName(article, t)
  const tell = (text: string, price: number) => {
    setSaid({ text, price })
    setFault('')
  }
  const refuse = (text: string) => {
    setSaid(undefined)
    setFault(text)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const price = parsePrice(String(new FormData(form).get('price')).trim())
    if (price === null) return refuse(t('ecommerce.offer.wrong'))
    const wrong = offerFault(steps, price, today)
    const lowest = euroText(measureOfOffer(steps, today)?.price ?? 0, lang)
    const asked = euroText(wrong === 'notFurther' ? article.price : price, lang)
    if (wrong) return refuse(t(faults[wrong], { lowest, price: asked }))
    counter.act({ type: 'offer', article: article.id, price })
    tell(t('ecommerce.offer.done', { item, price: asked }), price)
    form.reset()
  }
  const end = () => {
    // The key goes with the offer.
    field.current?.focus()
    counter.act({ type: 'endOffer', article: article.id })
    const usual = usualPrice(steps) ?? article.price
    tell(t('ecommerce.offer.over', { item, price: euroText(usual, lang) }), usual)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <label className={styles.field}>
        <span className={paper.label}>{t('ecommerce.offer.field')}</span>
        <input
          className={paper.line}
          name="price"
          ref={field}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          aria-invalid={fault !== ''}
          aria-describedby={faultId}
        />
      </label>
      <p id={faultId} className={`${paper.pencil} ${paper.fault}`} role="alert">
        {fault}
      </p>
      <div className={styles.keys}>
        <button type="submit" className="button">
          {t(isOn ? 'ecommerce.offer.further' : 'ecommerce.offer.begin')}
        </button>
        {isOn && (
          <button type="button" className={product.key} onClick={end}>
            {t('ecommerce.offer.end')}
          </button>
        )}
      </div>
      <p className={styles.said} role="status">
        {said?.price === article.price ? said.text : ''}
      </p>
    </form>
  )
}
