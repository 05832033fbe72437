import { useState } from 'react'
import { clockAt } from '#app/demo-shop/clock.ts'
import { demoShop } from '#app/demo-shop/demo-shop.ts'
import { isOnRoad, planStops } from '#app/demo-shop/rider.ts'
import type { Delivery } from '#app/demo-shop/shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import product from '#app/products/product-page/product.module.css'
import type { Translate } from '#shared/messages.ts'
import { type DeliveryProgress, minutesTo } from './arrival.ts'
import styles from './departure.module.css'
import { LatenessActions } from './lateness-actions.tsx'
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
