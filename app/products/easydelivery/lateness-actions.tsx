import { clockAt } from '#app/demo-shop/clock.ts'
import { demoShop } from '#app/demo-shop/demo-shop.ts'
import { addressName } from '#app/demo-shop/names.ts'
import { hasLeft, timeToAnnounce } from '#app/demo-shop/rider.ts'
import type { Delivery } from '#app/demo-shop/shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import product from '#app/products/product-page/product.module.css'
import type { DeliveryProgress } from './arrival.ts'
import styles from './departure.module.css'
import { focusOrder } from './orders.tsx'

type LatenessActionsProps = {
  progress: DeliveryProgress
  deliveries: readonly Delivery[]
  now: number
  say: (words: string) => void
}

/** Shown before the lateness happens, while something can be done. */
export function LatenessActions({
  progress: { delivery, stop, state, late },
  deliveries,
  now,
  say,
}: LatenessActionsProps) {
  const { t } = usePageContext()
  if (state === 'door') return null
  const { id, shared } = delivery
  const before = deliveries[deliveries.findIndex((one) => one.id === id) - 1]
  const canShare = before !== undefined && !hasLeft(before) && !hasLeft(delivery)
  if (late === 0 && !canShare) return null
  const door = clockAt(stop.door, now)
  const words =
    state === 'road'
      ? t('easydelivery.willBeLate', { count: late })
      : t('easydelivery.wouldBeLate', { count: late, leaves: clockAt(stop.leaves, now), door })
  const time = clockAt(timeToAnnounce(stop.door), now)
  const tell = () => {
    focusOrder(id)
    if (demoShop.act({ type: 'tell', order: id })) say(t('easydelivery.notified', { time }))
  }
  const share = (isShared: boolean) => {
    if (demoShop.act({ type: 'share', order: id, isShared }))
      say(t(isShared ? 'activityLog.share' : 'activityLog.apart', { door: addressName(id, t) }))
  }
  return (
    <div className={styles.mend}>
      {late > 0 && <em className={`${product.pencil} ${styles.late}`}>{words}</em>}
      <div className={styles.keys}>
        {canShare && (
          <button type="button" className={product.key} onClick={() => share(!shared)}>
            {shared ? t('easydelivery.apart') : t('easydelivery.share', { door: addressName(before.id, t) })}
          </button>
        )}
        {late > 0 && (
          <button type="button" className={product.key} onClick={tell}>
            {t('easydelivery.tell', { time })}
          </button>
        )}
      </div>
    </div>
  )
}
