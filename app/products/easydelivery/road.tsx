import { Tile } from '#app/components/tile/tile.tsx'
import { clockAt } from '#app/demo-shop/clock.ts'
import { linesText } from '#app/demo-shop/names.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { type DeliveryProgress, stationsOf } from './arrival.ts'
import styles from './road.module.css'

/** A ready order is about to take the road. */
const current = { kitchen: 'kitchen', ready: 'road', road: 'road', door: 'door' } as const

type RoadProps = { progress: DeliveryProgress; now: number; isShort?: boolean }

/** `isShort`: begins in the kitchen. */
export function Road({ progress, now, isShort = false }: RoadProps) {
  const { t } = usePageContext()
  const { delivery, stop, state } = progress
  const [ordered, ...onTheWay] = stationsOf(delivery, stop, now)
  return (
    <>
      <p className={styles.arrival} aria-hidden="true">
        {clockAt(stop.door, now)}
      </p>
      <ol className={styles.road}>
        {[...(isShort ? [] : [ordered]), ...onTheWay].map(({ id, at, name }) => (
          <li key={id} className={styles.station} aria-current={current[state] === id ? 'step' : undefined}>
            {id === 'door' && (
              <Tile className={styles.door} accent="easydelivery" icon="house" size="small" />
            )}
            <b className={styles.hour}>{at}</b>
            {` ${t(name)}`}
            {id === 'ordered' && <span className={styles.dishes}>{linesText(delivery.lines, t)}</span>}
          </li>
        ))}
      </ol>
    </>
  )
}
