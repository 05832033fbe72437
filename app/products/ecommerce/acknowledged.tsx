import { clockAt, dayAt } from '#app/demo-shop/clock.ts'
import type { Happening } from '#app/demo-shop/history.ts'
import { refundOf } from '#app/demo-shop/refund.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { calendarDay } from '#shared/calendar-day.ts'
import { dayWords } from '#shared/day-words.ts'
import { RefundRow } from './refund-row.tsx'
import { ReturnedPieces } from './returned-pieces.tsx'
import styles from './withdrawal.module.css'

export function Acknowledged({ happening: { act, before } }: { happening: Happening }) {
  const { t, lang } = usePageContext()
  if (act.type !== 'withdraw') return null
  const order = before.orders.find(({ id }) => id === act.order)
  return (
    <>
      <h4>{t('ecommerce.withdraw.received')}</h4>
      <ReturnedPieces pieces={act.pieces} />
      <RefundRow refund={order ? refundOf(order, act.pieces) : null} />
      <p className={styles.small}>
        {t('ecommerce.withdraw.receipt', {
          day: dayWords(calendarDay(dayAt(act.at)), lang, 'full'),
          time: clockAt(act.at),
        })}
      </p>
      <p className={styles.small}>{t('ecommerce.withdraw.payment')}</p>
    </>
  )
}
