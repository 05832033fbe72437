import { Tile } from '#app/components/tile/tile.tsx'
import { useChosenDelivery } from '#app/counter/chosen-delivery.ts'
import { linesText } from '#app/counter/dish-name.ts'
import { isExample } from '#app/counter/rider.ts'
import { RollHere } from '#app/counter/roll/roll-here.tsx'
import type { Delivery } from '#app/counter/shop.ts'
import { useShop } from '#app/counter/use-shop.ts'
import { useHere } from '#app/platform/here.ts'
import { useTellFigure } from '#app/platform/live-figures.ts'
import { useNow } from '#app/platform/use-now.ts'
import { Facts } from '#app/products/parts/facts/facts.tsx'
import product from '#app/products/parts/product.module.css'
import { Ask, ProductHead } from '#app/products/parts/product-head.tsx'
import { PhoneKey } from '#app/products/parts/second-phone/phone-key.tsx'
import { minutesTo, type Standing, standingsOf, stationsOf, sumOf } from './arrival.ts'
import { Departure, standingWords } from './departure.tsx'
import styles from './easydelivery-section.module.css'
import { Minutes } from './minutes.tsx'
import { Orders } from './orders.tsx'

/** What is ready leaves next. */
const current = { kitchen: 'kitchen', ready: 'road', road: 'road', door: 'door' } as const

/** Three orders on their way, one of them large: a worked example, until the first leaves by the real clock. */
export function Section() {
  const { deliveries } = useShop()
  const chosen = useChosenDelivery()
  const now = useNow(!isExample(deliveries))
  const standings = standingsOf(deliveries, now)
  const standing = standings.find(({ delivery }) => delivery.id === chosen) ?? standings[0]
  return (
    <section id="easydelivery" className={styles.delivery} data-accent="easydelivery">
      <ProductHead id="easydelivery" title="easydelivery.title">
        <Orders standings={standings} chosen={standing?.delivery.id ?? ''} />
      </ProductHead>
      {standing && <OnItsWay standing={standing} deliveries={deliveries} now={now} />}
    </section>
  )
}

type OnItsWayProps = { standing: Standing; deliveries: readonly Delivery[]; now: number }

/** Where the order is, when it arrives, and the sum that says so. */
function OnItsWay({ standing, deliveries, now }: OnItsWayProps) {
  const { t } = useHere()
  const { delivery, stop, state } = standing
  const hours = stationsOf(delivery, stop)
  const hasLeft = state === 'road' || state === 'door'
  const station = (id: keyof typeof hours) => ({
    className: styles.station,
    'aria-current': current[state] === id ? ('step' as const) : undefined,
  })
  const { road, waiting } = sumOf(stop)
  useTellFigure(
    'easydelivery',
    state === 'door'
      ? standingWords(standing, deliveries, now, t)
      : t('easydelivery.figure', {
          minutes: state === 'road' ? minutesTo(stop, now) : road,
          time: hours.door,
        }),
  )
  return (
    <>
      <ol className={styles.road}>
        <li {...station('ordered')}>
          <b className={styles.hour}>{hours.ordered}</b>
          {` ${t('easydelivery.station.ordered')}`}
          <span className={styles.dishes}>{linesText(delivery.lines, t)}</span>
        </li>
        <li {...station('kitchen')}>
          <b className={styles.hour}>{hours.kitchen}</b>
          {` ${t('easydelivery.station.kitchen')}`}
        </li>
        <li {...station('road')}>
          <b className={styles.hour}>{hours.road}</b>
          {` ${t(hasLeft ? 'easydelivery.station.road' : 'easydelivery.station.leaves')}`}
        </li>
        <li {...station('door')}>
          <Tile className={styles.door} accent="easydelivery" icon="house" size="small" />
          <b className={styles.hour}>{hours.door}</b>
          {` ${t('easydelivery.station.door')}`}
        </li>
      </ol>
      <p className={styles.arrival} aria-hidden="true">
        {hours.door}
      </p>
      <Departure standing={standing} deliveries={deliveries} now={now} />
      <RollHere of="easydelivery" className={product.roll} />
      <div className={product.claims}>
        <dl className={product.sum}>
          <div className={product.row}>
            <dt>{t('easydelivery.station.kitchen')}</dt>
            <dd className={product.amount}>{hours.kitchen}</dd>
          </div>
          <Minutes of="cooking" standing={standing} />
          <div className={product.row}>
            <dt>{t('easydelivery.sum.waiting')}</dt>
            <dd className={product.amount}>{t('easydelivery.sum.minutes', { minutes: waiting })}</dd>
          </div>
          <Minutes of="road" standing={standing} />
          <div className={product.row} data-total>
            <dt>{t('easydelivery.station.door')}</dt>
            <dd className={product.amount}>{hours.door}</dd>
          </div>
        </dl>
        <div>
          <p>{t('easydelivery.lead')}</p>
          <PhoneKey who="customer" className={product.key} roomClass={product.keyRoom} />
          <ul className={product.facts}>
            <Facts id="easydelivery" />
            <li>
              <Ask id="easydelivery" />
            </li>
          </ul>
        </div>
      </div>
    </>
  )
}
