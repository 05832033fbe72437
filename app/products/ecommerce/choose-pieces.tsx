import { useState } from 'react'
import paper from '#app/components/paper-fields/paper-fields.module.css'
import { dayAt } from '#app/demo-shop/clock.ts'
import { useShop } from '#app/demo-shop/demo-shop.ts'
import { articleName } from '#app/demo-shop/names.ts'
import { piecesLeft, type Refund } from '#app/demo-shop/receipt.ts'
import type { PaidOrder } from '#app/demo-shop/shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { useNow } from '#app/platform/use-now.ts'
import product from '#app/products/product-page/product.module.css'
import { TapKey } from '#app/products/product-page/tap-key.tsx'
import { calendarDay } from '#shared/calendar-day.ts'
import { dayWords } from '#shared/day-words.ts'
import { euroText } from '#shared/price.ts'
import styles from './order.module.css'

/** Art. 52 of the Italian consumer code. */
const withdrawalDays = 14

type ChoosePiecesProps = {
  order: PaidOrder
  pieces: Readonly<Record<string, number>>
  refund: Refund | null
  choose: (article: string, count: number) => void
  next: () => void
}

export function ChoosePieces({ order, pieces, refund, choose, next }: ChoosePiecesProps) {
  const { t, lang } = usePageContext()
  const [fault, setFault] = useState('')
  const left = piecesLeft(order)
  const end = calendarDay(dayAt(useNow(false)) + withdrawalDays)
  const go = () => {
    setFault(refund ? '' : t('ecommerce.withdraw.none'))
    if (refund) next()
  }
  return (
    <>
      <h4>{t('ecommerce.withdraw.choose')}</h4>
      <p className={styles.small}>
        {t('ecommerce.withdraw.deadline', { day: dayWords(end, lang, 'dayMonth') })}
      </p>
      <ul>
        {order.lines
          .filter(({ article }) => left[article])
          .map(({ article }) => (
            <Choice
              key={article}
              id={article}
              count={pieces[article] ?? 0}
              most={left[article] ?? 0}
              choose={choose}
            />
          ))}
      </ul>
      <RefundRow refund={refund} />
      <p className={`${paper.pencil} ${paper.fault}`} role="alert">
        {refund ? '' : fault}
      </p>
      <button type="button" className="button" onClick={go}>
        {t('ecommerce.withdraw.next')}
      </button>
      <p className={styles.small}>{t('ecommerce.withdraw.exceptions')}</p>
    </>
  )
}

type ChoiceProps = { id: string; count: number; most: number; choose: ChoosePiecesProps['choose'] }

function Choice({ id, count, most, choose }: ChoiceProps) {
  const { t } = usePageContext()
  const article = useShop().articles.find((one) => one.id === id)
  if (!article) return null
  const item = articleName(article, t)
  const move = (by: 1 | -1) => {
    if (count + by >= 0 && count + by <= most) choose(id, count + by)
  }
  return (
    <li className={styles.line}>
      <span className={styles.item}>{item}</span>
      <span className={styles.pieces}>
        <TapKey
          icon="minus"
          label={t('ecommerce.withdraw.less', { item })}
          isOff={count === 0}
          onClick={() => move(-1)}
        />
        <span className={styles.count}>{`×\u00a0${count}`}</span>
        <TapKey
          icon="plus"
          label={t('ecommerce.withdraw.more', { item })}
          isOff={count === most}
          onClick={() => move(1)}
        />
      </span>
    </li>
  )
}

export function RefundRow({ refund }: { refund: Refund | null }) {
  const { t, lang } = usePageContext()
  return (
    <p className={`${product.row} ${styles.refund}`} role="status">
      <span>
        {t('ecommerce.withdraw.refund')}
        {refund && refund.delivery > 0 && (
          <small className={styles.with}>{t('ecommerce.withdraw.delivery')}</small>
        )}
      </span>{' '}
      <b className={product.amount}>{euroText(refund?.total ?? 0, lang)}</b>
    </p>
  )
}
