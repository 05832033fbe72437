import { useId, useRef } from 'react'
import { clockAt } from '#app/demo-shop/clock.ts'
import { demoShop, useHistory, useShop } from '#app/demo-shop/demo-shop.ts'
import type { LoggedAct } from '#app/demo-shop/history.ts'
import { articleName } from '#app/demo-shop/names.ts'
import { useOwnName } from '#app/demo-shop/own-name.ts'
import { type OrderLine, orderOf, totalOf } from '#app/demo-shop/shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { euroText, priceText } from '#app/platform/price.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import product from '#app/products/product-page/product.module.css'
import { TapKey } from '#app/products/product-page/tap-key.tsx'
import styles from './order.module.css'

/** The basket with its total and a pay button; if it is empty, the last paid order. */
export function Order() {
  const { t, lang } = usePageContext()
  const live = useHydrated()
  const shop = useShop()
  const own = useOwnName()
  const titleId = useId()
  const paper = useRef<HTMLElement>(null)
  // Buttons disappear once pressed: the focus moves to the paper.
  const stay = () => paper.current?.focus({ preventScroll: true })
  const lines = orderOf(shop)
  const bought = useLastPurchase()
  const total = euroText(totalOf(lines), lang)
  const isEmpty = lines.length === 0
  const paid = isEmpty && bought ? t('ecommerce.paid', { time: clockAt(bought.act.at) }) : undefined
  return (
    <section className={product.paper} aria-labelledby={titleId} ref={paper} tabIndex={-1}>
      {own && <p className={styles.shop}>{own}</p>}
      <h3 id={titleId}>{paid ?? t('ecommerce.order')}</h3>
      {!isEmpty && <Basket lines={lines} stay={stay} />}
      {isEmpty && !bought && <p>{t('ecommerce.empty')}</p>}
      {isEmpty && bought && <Paid order={orderOf(bought.before)} />}
      {live && (
        <p className="visually-hidden" role="status">
          {paid ?? (isEmpty ? t('ecommerce.empty') : `${t('ecommerce.total')} ${total}`)}
        </p>
      )}
    </section>
  )
}

/** Since the last reset. */
function useLastPurchase(): LoggedAct | undefined {
  const last = useHistory().happened.findLast(({ act }) => act.type === 'buy' || act.type === 'reset')
  return last?.act.type === 'buy' ? last : undefined
}

function Paid({ order }: { order: readonly OrderLine[] }) {
  const { t } = usePageContext()
  const lines = order.filter(({ pieces }) => pieces > 0)
  return (
    <>
      <Sum lines={lines} />
      <p className={styles.trial}>{t('ecommerce.trial')}</p>
      <h4 className={styles.stockTitle}>{t('ecommerce.stock')}</h4>
      <ul>
        {lines.map(({ article, pieces }) => (
          <li className={`spread ${product.row}`} key={article.id}>
            <span className={styles.term}>{articleName(article.id, t)}</span>
            <span>
              {t('ecommerce.change', { before: article.quantity, after: article.quantity - pieces })}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Reserves the button's room until hydration. */
function Basket({ lines, stay }: { lines: readonly OrderLine[]; stay: () => void }) {
  const { t, lang } = usePageContext()
  const live = useHydrated()
  const total = totalOf(lines)
  const pay = () => {
    stay()
    demoShop.act({ type: 'buy' })
  }
  return (
    <>
      <Sum lines={lines} stay={stay} />
      <div className={styles.pay}>
        {live && total > 0 && (
          <button type="button" className="button" onClick={pay}>
            {t('ecommerce.pay', { total: euroText(total, lang) })}
          </button>
        )}
      </div>
      <p className={styles.trial}>{t('ecommerce.trial')}</p>
    </>
  )
}

type SumProps = { lines: readonly OrderLine[]; stay?: () => void }

/** Without `stay` a receipt without buttons. */
function Sum({ lines, stay }: SumProps) {
  const { t, lang } = usePageContext()
  return (
    <dl className={product.sum}>
      {lines.map((line) => (
        <Line key={line.article.id} line={line} stay={stay} />
      ))}
      <div className={`spread ${product.row}`} data-total>
        <dt>{t('ecommerce.total')}</dt>
        <dd className={product.amount}>{euroText(totalOf(lines), lang)}</dd>
      </div>
    </dl>
  )
}

function Line({ line, stay }: { line: OrderLine; stay: SumProps['stay'] }) {
  const { t, lang } = usePageContext()
  const { article, pieces, price, wanted } = line
  const item = articleName(article.id, t)
  const amount = <dd className={product.amount}>{priceText(price * pieces, lang)}</dd>
  if (!stay) {
    return (
      <div className={`spread ${product.row}`}>
        <dt className={styles.term}>{`${pieces}\u00a0× ${item}`}</dt>
        {amount}
      </div>
    )
  }
  return (
    <div className={`spread ${product.row} ${styles.line}`}>
      <dt className={styles.item}>
        {pieces > 0 ? item : <s>{item}</s>}
        {pieces < wanted && (
          <em className={product.pencil}>
            {pieces === 0 ? t('ecommerce.out') : t('ecommerce.last', { count: pieces })}
          </em>
        )}
      </dt>
      <Pieces line={line} stay={stay} />
      {amount}
    </div>
  )
}

function Pieces({ line: { article, wanted }, stay }: { line: OrderLine; stay: () => void }) {
  const { t } = usePageContext()
  const live = useHydrated()
  const item = articleName(article.id, t)
  const less = () => {
    if (wanted === 1) stay()
    demoShop.act({ type: 'putBack', article: article.id })
  }
  return (
    <dd className={styles.pieces}>
      {live && <TapKey icon="minus" label={t('ecommerce.less', { item })} onClick={less} />}
      <span className={styles.count}>{`×\u00a0${wanted}`}</span>
      {live && (
        <TapKey
          icon="plus"
          label={t('ecommerce.more', { item })}
          isOff={wanted >= article.quantity}
          onClick={() => demoShop.act({ type: 'take', article: article.id })}
        />
      )}
    </dd>
  )
}
