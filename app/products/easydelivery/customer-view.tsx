import { clockAt } from '#app/demo-shop/clock.ts'
import type { Delivery } from '#app/demo-shop/shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import product from '#app/products/product-page/product.module.css'
import { type DeliveryProgress, stationsOf } from './arrival.ts'
import styles from './customer-view.module.css'
import { progressWords } from './departure.tsx'

type CustomerViewProps = {
  progress: DeliveryProgress
  deliveries: readonly Delivery[]
  now: number
  /** On white paper in both colour schemes. */
  isPaper?: boolean
}

export function CustomerView({ progress, deliveries, now, isPaper = false }: CustomerViewProps) {
  const { t } = usePageContext()
  const { delivery, stop, state } = progress
  const [, ...stations] = stationsOf(delivery, stop, now)
  return (
    <div className={isPaper ? `${product.paper} ${styles.paper}` : styles.view}>
      <p>{t(state === 'door' ? 'easydelivery.phone.arrived' : 'easydelivery.phone.arrives')}</p>
      <p className={styles.hour}>{clockAt(stop.door, now)}</p>
      <div className={styles.said}>{progressWords(progress, deliveries, now, t)}</div>
      {!isPaper && (
        <ol>
          {stations.map(({ id, at, name }) => (
            <li key={id} className={styles.station} data-now={id === state || undefined}>
              {t(name)} <b>{at}</b>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
