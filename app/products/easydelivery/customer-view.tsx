import { clockAt } from '#app/demo-shop/clock.ts'
import { doorTime } from '#app/demo-shop/deliveries.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import product from '#app/products/product-page/product.module.css'
import { type DeliveryProgress, minutesLeft, stationsOf } from './arrival.ts'
import styles from './customer-view.module.css'

const titles = {
  ready: 'easydelivery.phone.promised',
  road: 'easydelivery.phone.arrives',
  door: 'easydelivery.phone.arrived',
} as const

type CustomerViewProps = {
  progress: DeliveryProgress
  /** On white paper in both colour schemes. */
  isPaper?: boolean
}

export function CustomerView({ progress, isPaper = false }: CustomerViewProps) {
  const { t } = usePageContext()
  const { delivery, state } = progress
  const [, ...stations] = stationsOf(progress)
  const minutes = minutesLeft(progress)
  return (
    <div className={isPaper ? `${product.paper} ${styles.paper}` : styles.view}>
      <p>{t(titles[state])}</p>
      <p className={styles.hour}>{clockAt(doorTime(delivery))}</p>
      <div className={styles.said}>
        {state === 'road' &&
          (minutes > 0 ? t('easydelivery.toGo', { count: minutes }) : t('easydelivery.due'))}
      </div>
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
