import { useState } from 'react'
import { clockAt } from '#app/demo-shop/clock.ts'
import { doorTime } from '#app/demo-shop/deliveries.ts'
import { demoShop } from '#app/demo-shop/demo-shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import product from '#app/products/product-page/product.module.css'
import type { DeliveryProgress } from './arrival.ts'
import styles from './departure.module.css'

/** The key of the order's next step, in a room reserved until hydration. */
export function Departure({ progress: { delivery, state } }: { progress: DeliveryProgress }) {
  const { t } = usePageContext()
  const live = useHydrated()
  const [said, say] = useState('')
  const order = delivery.id
  const leave = () => {
    demoShop.act({ type: 'leave', order })
    say(t('easydelivery.left', { time: clockAt(doorTime({ ...delivery, left: Date.now() })) }))
  }
  const arrive = () => {
    demoShop.act({ type: 'arrive', order })
    say(t('easydelivery.state.door'))
  }
  const anew = () => {
    demoShop.act({ type: 'anew' })
    say(t('activityLog.anew'))
  }
  const steps = {
    kitchen: [leave, 'easydelivery.leave'],
    ready: [leave, 'easydelivery.leave'],
    road: [arrive, 'easydelivery.arrive'],
    door: [anew, 'activityLog.anew'],
  } as const
  const [press, label] = steps[state]
  return (
    <div className={styles.departure}>
      {live && (
        <>
          <button type="button" className={product.key} onClick={press}>
            {t(label)}
          </button>
          <p className="visually-hidden" role="status">
            {said}
          </p>
        </>
      )}
    </div>
  )
}
