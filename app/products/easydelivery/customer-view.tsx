import { clockAt } from '#app/demo-shop/clock.ts'
import { doorTime } from '#app/demo-shop/deliveries.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { PhoneMockup } from '#app/products/product-page/other-side/other-side.tsx'
import { type DeliveryProgress, minutesLeft, stationsOf } from './arrival.ts'
import styles from './customer-view.module.css'

const titles = {
  ready: 'easydelivery.phone.promised',
  road: 'easydelivery.phone.arrives',
  door: 'easydelivery.phone.arrived',
} as const

export function CustomerView({ progress }: { progress: DeliveryProgress }) {
  const { t } = usePageContext()
  const { delivery, state } = progress
  const [, ...stations] = stationsOf(progress)
  const minutes = minutesLeft(progress)
  return (
    <PhoneMockup head={t('easydelivery.phone.title')}>
      <div className={styles.view}>
        <p>{t(titles[state])}</p>
        <p className={styles.hour} data-new="">
          {clockAt(doorTime(delivery))}
        </p>
        <div className={styles.said}>
          {state === 'road' &&
            (minutes > 0 ? t('easydelivery.toGo', { count: minutes }) : t('easydelivery.due'))}
        </div>
        <ol>
          {stations.map(({ id, at, name }) => (
            <li key={id} className={styles.station} data-now={id === state || undefined}>
              {t(name)} <b>{at}</b>
            </li>
          ))}
        </ol>
      </div>
    </PhoneMockup>
  )
}
