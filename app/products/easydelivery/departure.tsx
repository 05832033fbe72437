import { useState } from 'react'
import { clockAt } from '#app/demo-shop/clock.ts'
import { doorTime } from '#app/demo-shop/deliveries.ts'
import { demoShop, useShop } from '#app/demo-shop/demo-shop.ts'
import { addressName } from '#app/demo-shop/names.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import product from '#app/products/product-page/product.module.css'
import { chosenDelivery, type DeliveryProgress } from './arrival.ts'
import styles from './departure.module.css'

/** The key of the order's next step, or of the next order, in a room reserved until hydration. */
export function Departure({ progress: { delivery, state } }: { progress: DeliveryProgress }) {
  const { t } = usePageContext()
  const live = useHydrated()
  const waiting = useShop().deliveries.find(({ arrived }) => arrived === undefined)
  // Said only by the pressed key, and only as long as it is so.
  const [reached, setReached] = useState<typeof state>()
  const order = delivery.id
  const steps = {
    ready: {
      label: 'easydelivery.leave',
      to: 'road',
      press: () => demoShop.act({ type: 'leave', order }),
      said: addressName(order, t),
    },
    road: {
      label: 'easydelivery.arrive',
      to: 'door',
      press: () => demoShop.act({ type: 'arrive', order }),
      said: t('easydelivery.left', { time: clockAt(doorTime(delivery)) }),
    },
    door: {
      label: waiting ? 'easydelivery.next' : 'demo.reset',
      to: 'ready',
      press: () => (waiting ? chosenDelivery.set(waiting.id) : demoShop.act({ type: 'reset' })),
      said: t('easydelivery.state.door'),
    },
  } as const
  const { label, to, press, said } = steps[state]
  return (
    <div className={styles.departure}>
      {live && (
        <>
          <button
            type="button"
            className={`${product.key} ${product.act}`}
            onClick={() => {
              press()
              setReached(to)
            }}
          >
            {t(label)}
          </button>
          <p className="visually-hidden" role="status">
            {reached === state && said}
          </p>
        </>
      )}
    </div>
  )
}
