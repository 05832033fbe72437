import { useLazyDisclosure } from '#app/components/use-lazy-disclosure/use-lazy-disclosure.ts'
import { clockAt } from '#app/demo-shop/clock.ts'
import { piecesLeft } from '#app/demo-shop/refund.ts'
import type { PaidOrder } from '#app/demo-shop/shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import product from '#app/products/product-page/product.module.css'
import styles from './order.module.css'

const loadSteps = () => import('./withdrawal-steps.tsx').then(({ WithdrawalSteps }) => WithdrawalSteps)

type WithdrawalProps = { order: PaidOrder; isNamed: boolean }

/**
 * Withdrawal from a paid order, labelled as art. 54-bis of the Italian consumer code requires. Shown while
 * there is something to return; `isNamed` where there are several orders.
 */
export function Withdrawal({ order, isNamed }: WithdrawalProps) {
  const { t } = usePageContext()
  const { Content: Steps, isOpen, toggle } = useLazyDisclosure(loadSteps)
  const isOver = Object.values(piecesLeft(order)).every((pieces) => pieces === 0)
  return (
    <div className={styles.withdrawal}>
      {isNamed && <p className={styles.of}>{t('ecommerce.withdraw.order', { time: clockAt(order.at) })}</p>}
      {!(isOver && !isOpen) && (
        <button type="button" className={product.key} aria-expanded={isOpen} onClick={toggle}>
          {t('ecommerce.withdraw.open')}
        </button>
      )}
      {Steps && <Steps order={order} />}
    </div>
  )
}
