import { clockAt } from '#app/demo-shop/clock.ts'
import { doorTime } from '#app/demo-shop/deliveries.ts'
import { addressName } from '#app/demo-shop/names.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import { chosenDelivery, type DeliveryProgress } from './arrival.ts'
import styles from './orders.module.css'

type OrdersProps = { allProgress: readonly DeliveryProgress[]; chosen: string }

const rowId = (id: string) => `delivery-${id}`

export function Orders({ allProgress, chosen }: OrdersProps) {
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
                type="radio"
                name="delivery"
                className={styles.radio}
                aria-labelledby={rowId(id)}
                checked={id === chosen}
                onChange={() => chosenDelivery.set(id)}
              />
            )}
            <span className={styles.door}>{addressName(id, t)}</span>
            <span className={`fine ${styles.state}`}>{t(`easydelivery.state.${progress.state}`)}</span>
            <span className={styles.said}>
              <Said {...progress} />
            </span>
          </div>
        )
      })}
    </fieldset>
  )
}

/** The promised time; once the order has left, when it arrives, then when it arrived. */
function Said({ delivery, state }: DeliveryProgress) {
  const { t } = usePageContext()
  const time = clockAt(doorTime(delivery))
  if (state === 'door') return time
  return t(state === 'road' ? 'easydelivery.arrives' : 'easydelivery.promised', { time })
}
