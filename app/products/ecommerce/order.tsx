import { useId } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import { articleName } from '#app/counter/article-name.ts'
import { type OrderLine, orderOf } from '#app/counter/basket.ts'
import { clockAt } from '#app/counter/clock.ts'
import { counter } from '#app/counter/counter-store.ts'
import { useOwnName } from '#app/counter/own-name.ts'
import { missingToFreeDelivery, receiptOf, sampleDeliveryTerms } from '#app/counter/receipt.ts'
import { useHistory, useShop } from '#app/counter/use-shop.ts'
import { useHere } from '#app/platform/here.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import product from '#app/products/parts/product.module.css'
import { euroText, priceText } from '#shared/price.ts'
import styles from './order.module.css'

/** What lies in the basket, with what it costs and a key to pay; where nothing does, what was paid last. */
export function Order() {
  const { t, lang } = useHere()
  const live = useHydrated()
  const lines = orderOf(useShop())
  const { happened } = useHistory()
  const own = useOwnName()
  const titleId = useId()
  const sale = happened.findLast(({ act }) => act.type === 'buy')
  const total = euroText(receiptOf(lines).total, lang)
  const isEmpty = lines.length === 0
  const paid = isEmpty && sale ? t('ecommerce.paid', { time: clockAt(sale.act.at) }) : undefined
  return (
    <section className={product.paper} aria-labelledby={titleId}>
      {own && <p className={styles.shop}>{own}</p>}
      <h3 id={titleId}>{paid ?? t('ecommerce.order')}</h3>
      {!isEmpty && <Basket lines={lines} />}
      {isEmpty && !sale && <p>{t('ecommerce.empty')}</p>}
      {isEmpty && sale && (
        <>
          <Sum lines={orderOf(sale.before)} isPaid />
          <h4 className={styles.stockTitle}>{t('ecommerce.stock')}</h4>
          <ul>
            {orderOf(sale.before).map(({ article, pieces }) => (
              <li className={product.row} key={article.id}>
                <span className={styles.term}>{articleName(article, t)}</span>
                <span>
                  {t('ecommerce.change', { before: article.quantity, after: article.quantity - pieces })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {live && (
        <p className="visually-hidden" role="status">
          {paid ?? (isEmpty ? t('ecommerce.empty') : `${t('ecommerce.total')} ${total}`)}
        </p>
      )}
    </section>
  )
}

/** The key's room is kept for it until it answers. */
function Basket({ lines }: { lines: readonly OrderLine[] }) {
  const { t, lang } = useHere()
  const live = useHydrated()
  const { total } = receiptOf(lines)
  return (
    <>
      <Sum lines={lines} />
      <div className={styles.pay}>
        {live && total > 0 && (
          <button type="button" className="button" onClick={() => counter.act({ type: 'buy' })}>
            {t('ecommerce.pay', { total: euroText(total, lang) })}
          </button>
        )}
      </div>
      <p className={styles.trial}>{t('ecommerce.trial')}</p>
    </>
  )
}

function Sum({ lines, isPaid = false }: { lines: readonly OrderLine[]; isPaid?: boolean }) {
  const { t, lang } = useHere()
  const receipt = receiptOf(lines)
  const missing = missingToFreeDelivery(receipt)
  const freeFrom = euroText(sampleDeliveryTerms.freeFrom, lang)
  return (
    <dl className={product.sum}>
      {lines.map((line) => (
        <Line key={line.article.id} line={line} isPaid={isPaid} />
      ))}
      <div className={product.row}>
        <dt className={styles.term}>
          {t('ecommerce.delivery', { amount: freeFrom })}
          {missing > 0 && (
            <em className={product.pencil}>{t('ecommerce.toFree', { amount: euroText(missing, lang) })}</em>
          )}
        </dt>
        <dd className={product.amount}>{priceText(receipt.delivery, lang)}</dd>
      </div>
      <div className={product.row} data-total>
        <dt>{t('ecommerce.total')}</dt>
        <dd className={product.amount}>{euroText(receipt.total, lang)}</dd>
      </div>
      {receipt.vat.map(({ rate, amount }) => (
        <div key={rate} className={product.row}>
          <dt>{t('ecommerce.vat', { rate })}</dt>
          <dd className={product.amount}>{priceText(amount, lang)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Line({ line, isPaid }: { line: OrderLine; isPaid: boolean }) {
  const { t, lang } = useHere()
  const { article, pieces, price, wanted } = line
  const item = articleName(article, t)
  const amount = <dd className={product.amount}>{priceText(price * pieces, lang)}</dd>
  if (isPaid) {
    return (
      <div className={product.row}>
        <dt className={styles.term}>{`${pieces}\u00a0× ${item}`}</dt>
        {amount}
      </div>
    )
  }
  return (
    <div className={styles.line}>
      <dt className={styles.item}>
        {pieces > 0 ? item : <s>{item}</s>}
        {pieces < wanted && (
          <em className={product.pencil}>
            {pieces === 0 ? t('ecommerce.out') : t('ecommerce.last', { count: pieces })}
          </em>
        )}
      </dt>
      <Pieces line={line} />
      {amount}
    </div>
  )
}

/** How many are wanted, between a key for one fewer and one for one more. */
function Pieces({ line: { article, wanted } }: { line: OrderLine }) {
  const { t } = useHere()
  const live = useHydrated()
  const item = articleName(article, t)
  return (
    <dd className={styles.pieces}>
      {live && (
        <button
          type="button"
          className={product.tap}
          aria-label={t('ecommerce.less', { item })}
          onClick={() => counter.act({ type: 'putBack', article: article.id })}
        >
          <Icon name="minus" size={18} />
        </button>
      )}
      <span className={styles.count}>{`×\u00a0${wanted}`}</span>
      {live && (
        <button
          type="button"
          className={product.tap}
          aria-label={t('ecommerce.more', { item })}
          aria-disabled={wanted >= article.quantity || undefined}
          onClick={() => counter.act({ type: 'take', article: article.id })}
        >
          <Icon name="plus" size={18} />
        </button>
      )}
    </dd>
  )
}
