import { useEffect, useState } from 'react'
import { clockAt } from '#app/counter/clock.ts'
import { useHere } from '#app/platform/here.ts'
import { useNow } from '#app/platform/use-now.ts'
import { standingOf, stationsOf } from '#app/products/easydelivery/arrival.ts'
import type { PhoneState } from '#app/products/parts/second-phone/phone-state.ts'
import styles from './phone.module.css'

type CustomerProps = { delivery: PhoneState['delivery']; skew: number }

/** When the order arrives, by the real clock, for whoever waits at home. */
export function Customer({ delivery, skew }: CustomerProps) {
  const { t } = useHere()
  const standing = standingOf(delivery, useNow() + skew)
  useBuzz(`${delivery.left} ${delivery.arrived}`)
  const { cooking, road, left } = delivery
  if (standing.is === 'example' || left === undefined)
    return (
      <p className="lead" role="status">
        {t('phone.customer.cooking', { minutes: cooking, road })}
      </p>
    )
  const { late } = standing
  const hasArrived = standing.is === 'arrived'
  return (
    <div>
      <p className="lead">{t('phone.customer.left', { time: clockAt(left) })}</p>
      <div role="status">
        <h2 className={styles.heading}>
          {t(hasArrived ? 'phone.customer.arrived' : 'phone.customer.arrives')}
        </h2>
        <p className={styles.clock}>{stationsOf(delivery).door}</p>
      </div>
      {standing.is === 'underway' ? (
        <p className="lead">
          {standing.minutes > 0 ? t('easydelivery.toGo', { count: standing.minutes }) : t('easydelivery.due')}
        </p>
      ) : null}
      {late > 0 ? <p className={styles.late}>{t('phone.customer.late', { count: late })}</p> : null}
    </div>
  )
}

/** When something has happened since the page opened. */
function useBuzz(happened: string) {
  const [first] = useState(happened)
  useEffect(() => {
    if (happened !== first && 'vibrate' in navigator) navigator.vibrate([120, 60, 120])
  }, [happened, first])
}
