import { clockAt } from '#app/demo-shop/clock.ts'
import { addressName } from '#app/demo-shop/names.ts'
import { announcedTime } from '#app/demo-shop/rider.ts'
import { chosenDelivery } from '#app/demo-shop/sample-deliveries.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import type { DeliveryProgress } from './arrival.ts'
import styles from './orders.module.css'

type OrdersProps = { allProgress: readonly DeliveryProgress[]; chosen: string; now: number }

const rowId = (id: string) => `delivery-${id}`
const radioId = (id: string) => `${rowId(id)}-radio`

/** For buttons that disappear once pressed. */
export function focusOrder(id: string) {
  document.getElementById(radioId(id))?.focus({ preventScroll: true })
}

export function Orders({ allProgress, chosen, now }: OrdersProps) {
  const { t } = usePageContext()
  const live = useHydrated()
  return (
    <fieldset className={styles.orders}>
      <legend className={styles.legend}>{t('easydelivery.orders')}</legend>
      {allProgress.map((progress) => {
        const { id } = progress.delivery
        return (
          <div key={id} id={rowId(id)} className={styles.order} data-chosen={id === chosen || undefined}>
            {live && (
              <input
                id={radioId(id)}
                type="radio"
                name="delivery"
                className={styles.radio}
                aria-labelledby={rowId(id)}
                checked={id === chosen}
                onChange={() => chosenDelivery.set(id)}
              />
            )}
            <span className={styles.door}>{addressName(id, t)}</span>
            <span className={styles.state}>
              {t(`easydelivery.state.${progress.state}`)}
              {progress.delivery.shared && t('easydelivery.sameTrip')}
            </span>
            <Said progress={progress} now={now} />
          </div>
        )
      })}
    </fieldset>
  )
}

/** The promised time, struck through if a later one replaces it; once arrived, the arrival. */
function Said({
  progress: { delivery, stop, state, late },
  now,
}: {
  progress: DeliveryProgress
  now: number
}) {
  const { t } = usePageContext()
  const promised = t('easydelivery.promised', { time: clockAt(announcedTime(delivery), now) })
  const door = clockAt(stop.door, now)
  const arrives = t('easydelivery.arrives', { time: door })
  if (state === 'door') return <span className={styles.said}>{door}</span>
  if (late === 0) return <span className={styles.said}>{state === 'road' ? arrives : promised}</span>
  return (
    <span className={styles.said}>
      <s className={styles.struck}>{promised}</s> <em className={styles.late}>{arrives}</em>
    </span>
  )
}
