import { Tile } from '#app/components/tile/tile.tsx'
import { linesText } from '#app/demo-shop/names.ts'
import { hasLeft } from '#app/demo-shop/rider.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { type DeliveryProgress, stopTimes } from './arrival.ts'
import styles from './road.module.css'

/** A ready order is about to take the road. */
const current = { kitchen: 'kitchen', ready: 'road', road: 'road', door: 'door' } as const

type RoadProps = { progress: DeliveryProgress; now: number; isShort?: boolean }

/** `isShort`: begins in the kitchen. */
export function Road({ progress, now, isShort = false }: RoadProps) {
  const { t } = usePageContext()
  const { delivery, stop, state } = progress
  const hours = stopTimes(delivery, stop, now)
  const station = (id: keyof typeof hours) => ({
    className: styles.station,
    'aria-current': current[state] === id ? ('step' as const) : undefined,
  })
  return (
    <>
      <p className={styles.arrival} aria-hidden="true">
        {hours.door}
      </p>
      <ol className={styles.road}>
        {!isShort && (
          <li {...station('ordered')}>
            <b className={styles.hour}>{hours.ordered}</b>
            {` ${t('easydelivery.station.ordered')}`}
            <span className={styles.dishes}>{linesText(delivery.lines, t)}</span>
          </li>
        )}
        <li {...station('kitchen')}>
          <b className={styles.hour}>{hours.kitchen}</b>
          {` ${t('easydelivery.station.kitchen')}`}
        </li>
        <li {...station('road')}>
          <b className={styles.hour}>{hours.road}</b>
          {` ${t(hasLeft(delivery) ? 'easydelivery.station.road' : 'easydelivery.station.leaves')}`}
        </li>
        <li {...station('door')}>
          <Tile className={styles.door} accent="easydelivery" icon="house" size="small" />
          <b className={styles.hour}>{hours.door}</b>
          {` ${t('easydelivery.station.door')}`}
        </li>
      </ol>
    </>
  )
}
