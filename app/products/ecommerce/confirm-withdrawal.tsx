import { clockAt } from '#app/demo-shop/clock.ts'
import type { Refund } from '#app/demo-shop/refund.ts'
import type { PaidOrder } from '#app/demo-shop/shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
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

export function ConfirmWithdrawal({ order, pieces, refund, back, confirm }: ConfirmWithdrawalProps) {
  const { t } = usePageContext()
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
