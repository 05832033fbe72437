import { Icon } from '#app/components/icon/icon.tsx'
import { counter } from '#app/counter/counter-store.ts'
import { hasLeft } from '#app/counter/rider.ts'
import { useHere } from '#app/platform/here.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import product from '#app/products/parts/product.module.css'
import { type Standing, sumOf } from './arrival.ts'
import styles from './minutes.module.css'

const step = 5
const [least, most] = [1, 90]

const labels = { cooking: 'easydelivery.sum.cooking', road: 'easydelivery.sum.road' } as const

/** A row of the sum: how long kitchen or road take, with keys for less and more while that can still change. */
export function Minutes({ of, standing }: { of: 'cooking' | 'road'; standing: Standing }) {
  const { t } = useHere()
  const live = useHydrated()
  const { delivery, stop, state } = standing
  const { id, cooking, road, shared } = delivery
  const minutes = delivery[of]
  // After a first stop the road is that from door to door.
  const isOpen = live && (of === 'road' ? state !== 'door' && !shared : !hasLeft(delivery))
  const to = (by: number) => Math.min(most, Math.max(least, minutes + by))
  const key = (by: number) => (
    <button
      type="button"
      className={product.tap}
      aria-label={t(by < 0 ? 'easydelivery.less' : 'easydelivery.more', { what: t(labels[of]) })}
      aria-disabled={to(by) === minutes || undefined}
      onClick={() => counter.act({ type: 'minutes', order: id, cooking, road, [of]: to(by) })}
    >
      <Icon name={by < 0 ? 'minus' : 'plus'} size={18} />
    </button>
  )
  return (
    <div className={`${product.row} ${styles.minutes}`}>
      <dt>{t(labels[of])}</dt>
      <dd className={`${product.amount} ${styles.amount}`}>
        {isOpen && (
          <>
            {key(-step)}
            {key(step)}
          </>
        )}
        <span className={styles.figure}>{t('easydelivery.sum.minutes', { minutes: sumOf(stop)[of] })}</span>
      </dd>
    </div>
  )
}
