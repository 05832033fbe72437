import { useState } from 'react'
import { clockAt } from '#app/demo-shop/clock.ts'
import { demoShop } from '#app/demo-shop/demo-shop.ts'
import { addressName } from '#app/demo-shop/names.ts'
import { hasLeft, isOnRoad, planStops, timeToAnnounce } from '#app/demo-shop/rider.ts'
import type { Delivery } from '#app/demo-shop/shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import product from '#app/products/product-page/product.module.css'
import type { Translate } from '#shared/messages.ts'
import { type DeliveryProgress, minutesTo } from './arrival.ts'
import styles from './departure.module.css'
import { focusOrder } from './orders.tsx'

type DepartureProps = {
  progress: DeliveryProgress
  deliveries: readonly Delivery[]
  now: number
  mends?: boolean
}

/** The departure button; with `mends` also what it changes and what can be done about lateness. */
export function Departure({ progress, deliveries, now, mends = false }: DepartureProps) {
  const { t } = usePageContext()
  const live = useHydrated()
  const [said, say] = useState('')
  if (!live) return <div className={styles.departure} />
  return (
    <>
      <div className={styles.departure}>
        <Key progress={progress} deliveries={deliveries} say={say} />
        {mends && <p className={styles.progress}>{progressWords(progress, deliveries, now, t)}</p>}
      </div>
      {mends && <LatenessActions progress={progress} deliveries={deliveries} now={now} say={say} />}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}

type KeyProps = Omit<DepartureProps, 'now' | 'mends'> & { say: (words: string) => void }

/** Nothing while the rider is out with another order. */
function Key({ progress: { delivery, state }, deliveries, say }: KeyProps) {
  const { t } = usePageContext()
  const { id } = delivery
  const leave = () => {
    demoShop.act({ type: 'leave', order: id })
    const door = planStops(demoShop.get().deliveries, Date.now()).get(id)?.door ?? 0
    say(t('easydelivery.left', { time: clockAt(door) }))
  }
  const arrive = () => {
    focusOrder(id)
    demoShop.act({ type: 'arrive', order: id })
    say(t('easydelivery.state.door'))
  }
  const anew = () => {
    demoShop.act({ type: 'anew' })
    say(t('activityLog.anew'))
  }
  const isFree = !deliveries.some(isOnRoad)
  const isLast = deliveries.every(({ arrived }) => arrived !== undefined)
  const steps = {
    road: { press: arrive, label: t('easydelivery.arrive') },
    door: isLast && { press: anew, label: t('activityLog.anew') },
    ready: isFree && { press: leave, label: t('easydelivery.leave') },
  }
  const step = steps[state === 'kitchen' ? 'ready' : state]
  return (
    step && (
      <button type="button" className={product.key} onClick={step.press}>
        {step.label}
      </button>
    )
  )
}

export function progressWords(
  { state, stop, late }: DeliveryProgress,
  deliveries: readonly Delivery[],
  now: number,
  t: Translate,
): string {
  if (state === 'door')
    return late > 0 ? t('easydelivery.arrivedLate', { count: late }) : t('easydelivery.arrived')
  if (state !== 'road')
    return deliveries.some(isOnRoad) ? t('easydelivery.riderOut', { time: clockAt(stop.leaves, now) }) : ''
  const minutes = minutesTo(stop, now)
  return minutes > 0 ? t('easydelivery.toGo', { count: minutes }) : t('easydelivery.due')
}

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
