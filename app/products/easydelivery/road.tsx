import { Tile } from '#app/components/tile/tile.tsx'
import { clockAt } from '#app/demo-shop/clock.ts'
import { doorTime } from '#app/demo-shop/deliveries.ts'
import { linesText } from '#app/demo-shop/names.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { type DeliveryProgress, stationsOf } from './arrival.ts'
import { Departure } from './departure.tsx'
import styles from './road.module.css'

/** A ready order is about to take the road. */
const current = { ready: 'road', road: 'road', door: 'door' } as const

type RoadProps = { progress: DeliveryProgress; isShort?: boolean }

/** `isShort`: begins in the kitchen, under the hour of its end. */
export function Road({ progress, isShort = false }: RoadProps) {
  const { t } = usePageContext()
  const { delivery, state } = progress
  const [ordered, ...onTheWay] = stationsOf(progress)
  return (
    <>
      {isShort && (
        <p className={styles.arrival} aria-hidden="true">
          {clockAt(doorTime(delivery))}
        </p>
      )}
      <ol className={styles.road}>
        {[...(isShort ? [] : [ordered]), ...onTheWay].map(({ id, at, name }) => (
          <li key={id} className={styles.station} aria-current={current[state] === id ? 'step' : undefined}>
            {id === 'door' && (
              <Tile className={styles.door} accent="easydelivery" icon="house" size="small" />
            )}
            <b className={styles.hour}>{at}</b>
            {` ${t(name)}`}
            {id === 'road' && (
              <div className={styles.step}>
                <Departure progress={progress} />
              </div>
            )}
            {id === 'ordered' && (
              <span className={`fine ${styles.dishes}`}>{linesText(delivery.lines, t)}</span>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
