import { useEffect, useState } from 'react'
import { clockAt } from '#app/counter/clock.ts'
import { useHere } from '#app/platform/here.ts'
import type { PhoneState } from '#app/products/parts/second-phone/phone-state.ts'
import type { Translate } from '#shared/messages.ts'
import styles from './phone.module.css'

type Delivery = PhoneState['delivery']

/** When the order arrives, by the real clock, for whoever waits at home. */
export function Customer({ delivery, skew }: { delivery: Delivery; skew: number }) {
  const { t } = useHere()
  const now = useMinute() + skew
  useBuzz(`${delivery.left} ${delivery.arrived}`)
  const { cooking, road, left, promised, arrived } = delivery
  if (left === undefined || promised === undefined)
    return (
      <p className="lead" role="status">
        {t('phone.customer.cooking', { minutes: cooking, road })}
      </p>
    )
  return (
    <div role="status">
      <p className="lead">{t('phone.customer.left', { time: clockAt(left) })}</p>
      <p className={styles.heading}>
        {t(arrived === undefined ? 'phone.customer.arrives' : 'phone.customer.arrived')}
      </p>
      <p className={styles.clock}>{clockAt(arrived ?? promised)}</p>
      <p className="lead">{waitWords(promised, arrived, now, t)}</p>
    </div>
  )
}

function waitWords(promised: number, arrived: number | undefined, now: number, t: Translate): string {
  const minutes = Math.round((promised - (arrived ?? now)) / 60_000)
  if (minutes < 0) return t('phone.customer.late', { count: -minutes })
  if (arrived !== undefined) return ''
  return minutes === 0 ? t('phone.customer.now') : t('phone.customer.minutes', { count: minutes })
}

/** The time, anew several times a minute. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** When something has happened since the page opened. */
function useBuzz(happened: string) {
  const [first] = useState(happened)
  useEffect(() => {
    if (happened !== first && 'vibrate' in navigator) navigator.vibrate([120, 60, 120])
  }, [happened, first])
}
