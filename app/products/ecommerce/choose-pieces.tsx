import { useState } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import paper from '#app/components/paper-fields/paper-fields.module.css'
import { dayAt } from '#app/demo-shop/clock.ts'
import { articleName } from '#app/demo-shop/names.ts'
import { piecesLeft, type Refund } from '#app/demo-shop/refund.ts'
import type { PaidOrder } from '#app/demo-shop/shop.ts'
import { useShop } from '#app/demo-shop/use-shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { useNow } from '#app/platform/use-now.ts'
import product from '#app/products/product-page/product.module.css'
import { calendarDay } from '#shared/calendar-day.ts'
import { dayWords } from '#shared/day-words.ts'
import lineStyles from './order.module.css'
import { RefundRow } from './refund-row.tsx'
import styles from './withdrawal.module.css'

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
    <li className={lineStyles.line}>
      <span className={lineStyles.item}>{item}</span>
      <span className={lineStyles.pieces}>
        <button
          type="button"
          className={product.tap}
          aria-label={t('ecommerce.withdraw.less', { item })}
          aria-disabled={count === 0 || undefined}
          onClick={() => move(-1)}
        >
          <Icon name="minus" size={18} />
        </button>
        <span className={lineStyles.count}>{`×\u00a0${count}`}</span>
        <button
          type="button"
          className={product.tap}
          aria-label={t('ecommerce.withdraw.more', { item })}
          aria-disabled={count === most || undefined}
          onClick={() => move(1)}
        >
          <Icon name="plus" size={18} />
        </button>
      </span>
    </li>
  )
}
