import { useEffect, useState } from 'react'
import { clockAt } from '#app/demo-shop/clock.ts'
import { addressName, linesText } from '#app/demo-shop/names.ts'
import { announcedTime, cookingStart, lateness, minute } from '#app/demo-shop/rider.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { useNow } from '#app/platform/use-now.ts'
import { minutesTo } from '#app/products/easydelivery/arrival.ts'
import type { CustomerDelivery } from '#app/products/product-page/companion-phone/phone-state.ts'
import type { Translate } from '#shared/messages.ts'
import styles from './phone.module.css'

type CustomerProps = { delivery: CustomerDelivery; skew: number }

/** Uses the real time once the order has left. */
export function Customer({ delivery, skew }: CustomerProps) {
  const { t } = usePageContext()
  const now = useNow() + skew
  const { lines, promised, announced, left, arrived } = delivery
  useVibration(`${announced} ${left} ${arrived}`)
  const door = doorAt(delivery)
  const late = lateness(delivery, { door }, now)
  const hasArrived = arrived !== undefined
  return (
    <>
      <div>
        <p className={styles.heading}>{addressName(delivery.id, t)}</p>
        <p>{linesText(lines, t)}</p>
      </div>
      <div role="status">
        <h2 className={styles.heading}>{t(hourTitle(delivery))}</h2>
        <p className={styles.clock}>{clockAt(door, now)}</p>
        {announced !== undefined && !hasArrived && door > promised && (
          <p className={styles.announced}>
            {t('phone.customer.notified')} <s className={styles.late}>{clockAt(promised, now)}</s>
          </p>
        )}
      </div>
      <p className="lead">{waitWords(delivery, door, now, t)}</p>
      {late > 0 ? <p className={styles.late}>{t('phone.customer.late', { count: late })}</p> : null}
      <Stations delivery={delivery} door={door} now={now} />
    </>
  )
}

function Stations({ delivery, door, now }: { delivery: CustomerDelivery; door: number; now: number }) {
  const { t } = usePageContext()
  const { ordered, left, arrived } = delivery
  const current = arrived !== undefined ? 'door' : left !== undefined ? 'road' : 'kitchen'
  const stations = [
    { id: 'ordered', at: ordered, name: t('easydelivery.station.ordered') },
    { id: 'kitchen', at: cookingStart(delivery), name: t('easydelivery.station.kitchen') },
    {
      id: 'road',
      // The planned departure is not the customer's concern.
      at: left,
      name: t(left === undefined ? 'easydelivery.station.leaves' : 'easydelivery.station.road'),
    },
    { id: 'door', at: door, name: t('easydelivery.station.door') },
  ]
  return (
    <ol className={styles.stations}>
      {stations.map(({ id, at, name }) => (
        <li key={id} className={styles.station} aria-current={id === current ? 'step' : undefined}>
          <b className={styles.hour}>{at === undefined ? '' : clockAt(at, now)}</b>
          {name}
        </li>
      ))}
    </ol>
  )
}

/** Until it has left, the promised time; then its departure and the road. */
function doorAt(delivery: CustomerDelivery): number {
  const { arrived, left, road } = delivery
  return arrived ?? (left === undefined ? announcedTime(delivery) : left + road * minute)
}

function hourTitle({ left, arrived }: CustomerDelivery) {
  if (arrived !== undefined) return 'phone.customer.arrived'
  return left === undefined ? 'phone.customer.promised' : 'phone.customer.arrives'
}

function waitWords(
  { left, arrived, ...said }: CustomerDelivery,
  door: number,
  now: number,
  t: Translate,
): string {
  if (left === undefined) return t('phone.customer.kitchen')
  if (arrived !== undefined) return arrived - announcedTime(said) < minute ? t('easydelivery.arrived') : ''
  const minutes = minutesTo({ leaves: left, door }, now)
  return minutes > 0 ? t('easydelivery.toGo', { count: minutes }) : t('easydelivery.due')
}

/** Vibrates at each event after the page opened. */
function useVibration(happened: string) {
  const [first] = useState(happened)
  useEffect(() => {
    if (happened !== first && 'vibrate' in navigator) navigator.vibrate([120, 60, 120])
  }, [happened, first])
}
