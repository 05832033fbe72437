import { Fragment, useState } from 'react'
import { Good } from '#app/components/goods/good.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { useHere } from '#app/platform/here.ts'
import { useTellFigure } from '#app/platform/live-figures.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import { claimTitles } from '#app/products/parts/facts/claim-titles.ts'
import product from '#app/products/parts/product.module.css'
import { Ask, ProductHead } from '#app/products/parts/product-head.tsx'
import { claimKinds, claimsOf } from '#content/claims.ts'
import { textIn } from '#shared/locale.ts'
import { euroText, priceText } from '#shared/price.ts'
import styles from './ecommerce-section.module.css'
import {
  pricePerUnit,
  receiptOf,
  type Good as ShelfGood,
  sampleDeliveryTerms,
  sampleShelf,
} from './receipt.ts'

type GoodId = (typeof sampleShelf)[number]['id']

const orderOf = (taken: readonly GoodId[]) => sampleShelf.filter(({ id }) => taken.includes(id))

/** How tall each stands on the shelf, in pixels at the middle width. */
const heights = { oil: 220, honey: 110, moka: 160, coffee: 180, cup: 66 }

export function Section() {
  const { t, lang } = useHere()
  const live = useHydrated()
  const [taken, setTaken] = useState<readonly GoodId[]>(() =>
    sampleShelf.flatMap((good) => (good.taken ? [good.id] : [])),
  )
  const { total } = receiptOf(orderOf(taken))
  const order = { count: taken.length, total: euroText(total, lang) }
  useTellFigure('ecommerce', taken.length > 0 ? t('ecommerce.figure', order) : t('ecommerce.empty'))
  const toggle = (id: GoodId) =>
    setTaken(taken.includes(id) ? taken.filter((other) => other !== id) : [...taken, id])
  return (
    <section id="ecommerce" className={styles.night} data-accent="ecommerce">
      <ProductHead id="ecommerce" title="ecommerce.title">
        <div className={styles.shelf}>
          {sampleShelf.map(({ id }) => (
            <Good key={id} name={id} height={heights[id]} />
          ))}
        </div>
      </ProductHead>
      <ul className={styles.labels}>
        {sampleShelf.map(({ id, price, ...good }) => (
          <li key={id} className={styles.good}>
            <b className={styles.price}>{euroText(price, lang)}</b>
            <span>
              {t(`goods.${id}`)} <PerUnit good={{ id, price, ...good }} />
            </span>
            {live && (
              <button
                type="button"
                className={`${product.tap} ${styles.take}`}
                aria-pressed={taken.includes(id)}
                aria-label={t('ecommerce.take', { item: t(`goods.${id}`) })}
                onClick={() => toggle(id)}
              >
                <Icon name={taken.includes(id) ? 'check' : 'plus'} size={18} />
              </button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.counter}>
        <div>
          <Claims />
          <Ask id="ecommerce" />
        </div>
        <Receipt taken={taken} />
      </div>
    </section>
  )
}

/** What the buyer sees here, what such a shop needs, and what is being made. */
function Claims() {
  const { t, lang } = useHere()
  return claimKinds.map((kind) => {
    const claims = claimsOf('ecommerce', kind)
    const isSeen = kind === 'exists'
    return claims.length === 0 ? null : (
      <Fragment key={kind}>
        <h3>{t(isSeen ? 'ecommerce.shows' : claimTitles[kind])}</h3>
        <ul className={product.ruled}>
          {claims.map(({ id, text }) => (
            <li key={id} className={styles.promise}>
              {isSeen && <Icon name="check" size={18} />}
              {textIn(text, lang)}
            </li>
          ))}
        </ul>
      </Fragment>
    )
  })
}

function PerUnit({ good }: { good: ShelfGood }) {
  const { t, lang } = useHere()
  const cents = pricePerUnit(good)
  if (!cents || !good.measure) return null
  return (
    <small className={styles.perUnit}>
      {t('ecommerce.perUnit', { price: euroText(cents, lang), unit: good.measure.unit })}
    </small>
  )
}

function Receipt({ taken }: { taken: readonly GoodId[] }) {
  const { t, lang } = useHere()
  const live = useHydrated()
  const order = orderOf(taken)
  const { delivery, total, vat } = receiptOf(order)
  const freeFrom = euroText(sampleDeliveryTerms.freeFrom, lang)
  return (
    <div className={product.paper}>
      <h3>{t('ecommerce.order')}</h3>
      {order.length === 0 ? (
        <p>{t('ecommerce.empty')}</p>
      ) : (
        <dl className={product.sum}>
          {order.map(({ id, price }) => (
            <div key={id} className={product.row}>
              <dt>{t(`goods.${id}`)}</dt>
              <dd className={product.amount}>{priceText(price, lang)}</dd>
            </div>
          ))}
          <div className={product.row}>
            <dt>{t('ecommerce.delivery', { amount: freeFrom })}</dt>
            <dd className={product.amount}>{priceText(delivery, lang)}</dd>
          </div>
          <div className={product.row} data-total>
            <dt>{t('ecommerce.total')}</dt>
            <dd className={product.amount}>{euroText(total, lang)}</dd>
          </div>
          {vat.map(({ rate, amount }) => (
            <div key={rate} className={product.row}>
              <dt>{t('ecommerce.vat', { rate })}</dt>
              <dd className={product.amount}>{priceText(amount, lang)}</dd>
            </div>
          ))}
        </dl>
      )}
      {live && (
        <p className="visually-hidden" role="status">
          {order.length === 0 ? t('ecommerce.empty') : `${t('ecommerce.total')} ${euroText(total, lang)}`}
        </p>
      )}
    </div>
  )
}
