import { useEffect, useState } from 'react'
import { useHere } from '#app/platform/here.ts'
import { useNow } from '#app/platform/use-now.ts'
import { type Standing, standingOf, stationsOf } from '#app/products/easydelivery/arrival.ts'
import type { PhoneState } from '#app/products/parts/second-phone/phone-state.ts'
import type { Translate } from '#shared/messages.ts'
import styles from './phone.module.css'

type CustomerProps = { delivery: PhoneState['delivery']; skew: number }

const stationNames = {
  ordered: 'easydelivery.station.ordered',
  inKitchen: 'easydelivery.station.kitchen',
  left: 'easydelivery.station.road',
  door: 'easydelivery.station.door',
} as const

const stations = ['ordered', 'inKitchen', 'left', 'door'] as const
const current = { example: 'inKitchen', underway: 'left', arrived: 'door' } as const

/** Where the order is and when it arrives, by the real clock once it has left, for whoever waits at home. */
export function Customer({ delivery, skew }: CustomerProps) {
  const { t } = useHere()
  const standing = standingOf(delivery, useNow() + skew)
  useBuzz(`${delivery.left} ${delivery.arrived}`)
  const times = stationsOf(delivery)
  const now = current[standing.is]
  return (
    <>
      <div role="status">
        <h2 className={styles.heading}>
          {t(standing.is === 'arrived' ? 'phone.customer.arrived' : 'phone.customer.arrives')}
        </h2>
        <p className={styles.clock}>{times.door}</p>
      </div>
      <p className="lead">{waitWords(standing, delivery, t)}</p>
      {standing.is !== 'example' && standing.late > 0 ? (
        <p className={styles.late}>{t('phone.customer.late', { count: standing.late })}</p>
      ) : null}
      <ol className={styles.stations}>
        {stations.map((station) => (
          <li key={station} className={styles.station} aria-current={station === now ? 'step' : undefined}>
            <b className={styles.hour}>{times[station]}</b>
            {t(stationNames[station])}
          </li>
        ))}
      </ol>
    </>
  )
}

function waitWords(standing: Standing, { cooking, road }: PhoneState['delivery'], t: Translate): string {
  if (standing.is === 'example') return t('phone.customer.cooking', { minutes: cooking, road })
  if (standing.is === 'arrived') return standing.late > 0 ? '' : t('easydelivery.arrived')
  return standing.minutes > 0 ? t('easydelivery.toGo', { count: standing.minutes }) : t('easydelivery.due')
}

/** When something has happened since the page opened. */
function useBuzz(happened: string) {
  const [first] = useState(happened)
  useEffect(() => {
    if (happened !== first && 'vibrate' in navigator) navigator.vibrate([120, 60, 120])
  }, [happened, first])
}
