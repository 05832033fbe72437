import { counter } from '#app/counter/counter-store.ts'
import type { Delivery } from '#app/counter/shop.ts'
import { useHere } from '#app/platform/here.ts'
import { useTellFigure } from '#app/platform/live-figures.ts'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import { useNow } from '#app/platform/use-now.ts'
import product from '#app/products/parts/product.module.css'
import type { Translate } from '#shared/messages.ts'
import { type Standing, standingOf } from './arrival.ts'
import styles from './departure.module.css'

/** The key that sends the order on its way by the real clock, and what is told from then on. */
export function Departure({ delivery, door }: { delivery: Delivery; door: string }) {
  const { t } = useHere()
  const live = useHydrated()
  const standing = standingOf(delivery, useNow(delivery.left !== undefined))
  const isUnderway = standing.is === 'underway'
  const late = standing.is === 'example' ? 0 : standing.late
  const minutes = isUnderway ? Math.max(0, standing.minutes) : delivery.road
  const hasArrived = standing.is === 'arrived'
  useTellFigure(
    'easydelivery',
    hasArrived ? standingWords(standing, t) : t('easydelivery.figure', { minutes, time: door }),
  )
  return (
    <div className={styles.departure}>
      {live && (
        <>
          <button
            type="button"
            className={product.key}
            onClick={() => counter.act(isUnderway ? { type: 'arrive' } : { type: 'leave' })}
          >
            {t(isUnderway ? 'easydelivery.arrive' : 'easydelivery.leave')}
          </button>
          <p className={styles.standing}>{standingWords(standing, t)}</p>
          {isUnderway && late > 0 && (
            <em className={product.pencil}>{t('easydelivery.willBeLate', { count: late })}</em>
          )}
          <p className="visually-hidden" role="status">
            {isUnderway && t('easydelivery.left', { time: door })}
            {hasArrived && standingWords(standing, t)}
          </p>
        </>
      )}
    </div>
  )
}

function standingWords(standing: Standing, t: Translate): string {
  if (standing.is === 'example') return ''
  if (standing.is === 'arrived')
    return standing.late > 0
      ? t('easydelivery.arrivedLate', { count: standing.late })
      : t('easydelivery.arrived')
  return standing.minutes > 0 ? t('easydelivery.toGo', { count: standing.minutes }) : t('easydelivery.due')
}
