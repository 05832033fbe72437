import { clockAt } from '#app/counter/clock.ts'
import type { Refund } from '#app/counter/refund.ts'
import type { PaidOrder } from '#app/counter/shop.ts'
import { useHere } from '#app/platform/here.ts'
import { RefundRow } from './refund-row.tsx'
import { ReturnedPieces } from './returned-pieces.tsx'
import styles from './withdrawal.module.css'

type ConfirmWithdrawalProps = {
  order: PaidOrder
  pieces: Readonly<Record<string, number>>
  refund: Refund
  back: () => void
  confirm: () => void
}

/** Second step: the statement as it is sent, and the key that sends it. */
export function ConfirmWithdrawal({ order, pieces, refund, back, confirm }: ConfirmWithdrawalProps) {
  const { t } = useHere()
  return (
    <>
      <h4>{t('ecommerce.withdraw.declare')}</h4>
      <ReturnedPieces pieces={pieces} />
      <p className={styles.small}>{t('ecommerce.withdraw.order', { time: clockAt(order.at) })}</p>
      <RefundRow refund={refund} />
      <button type="button" className="button" onClick={confirm}>
        {t('ecommerce.withdraw.confirm')}
      </button>
      <button type="button" className={styles.quiet} onClick={back}>
        {t('ecommerce.withdraw.back')}
      </button>
      <p className={styles.small}>{t('ecommerce.withdraw.name')}</p>
    </>
  )
}
