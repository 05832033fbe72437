import { Tile } from '#app/components/tile/tile.tsx'
import { RollHere } from '#app/counter/roll/roll-here.tsx'
import { useShop } from '#app/counter/use-shop.ts'
import { useHere } from '#app/platform/here.ts'
import { Facts } from '#app/products/parts/facts/facts.tsx'
import product from '#app/products/parts/product.module.css'
import { Ask, ProductHead } from '#app/products/parts/product-head.tsx'
import { PhoneKey } from '#app/products/parts/second-phone/phone-key.tsx'
import { standingOf, stationsOf } from './arrival.ts'
import { Departure } from './departure.tsx'
import styles from './easydelivery-section.module.css'
import { Minutes } from './minutes.tsx'

/** Where the order is, when it arrives, and the sum that says so: a worked example, until it leaves by the real clock. */
export function Section() {
  const { t } = useHere()
  const { delivery } = useShop()
  const { ordered, inKitchen, left, door } = stationsOf(delivery)
  const hasArrived = standingOf(delivery, 0).is === 'arrived'
  return (
    <section id="easydelivery" className={styles.delivery} data-accent="easydelivery">
      <ProductHead id="easydelivery" title="easydelivery.title" />
      <ol className={styles.road}>
        <li className={styles.station}>
          <b className={styles.hour}>{ordered}</b>
          {` ${t('easydelivery.station.ordered')}`}
        </li>
        <li className={styles.station}>
          <b className={styles.hour}>{inKitchen}</b>
          {` ${t('easydelivery.station.kitchen')}`}
        </li>
        <li className={styles.station} aria-current={hasArrived ? undefined : 'step'}>
          <b className={styles.hour}>{left}</b>
          {` ${t('easydelivery.station.road')}`}
        </li>
        <li className={styles.station} aria-current={hasArrived ? 'step' : undefined}>
          <Tile className={styles.door} accent="easydelivery" icon="house" size="small" />
          <b className={styles.hour}>{door}</b>
          {` ${t('easydelivery.station.door')}`}
        </li>
      </ol>
      <p className={styles.arrival} aria-hidden="true">
        {door}
      </p>
      <Departure delivery={delivery} door={door} />
      <RollHere of="easydelivery" className={product.roll} />
      <div className={product.claims}>
        <dl className={product.sum}>
          <div className={product.row}>
            <dt>{t('easydelivery.station.kitchen')}</dt>
            <dd className={product.amount}>{inKitchen}</dd>
          </div>
          <Minutes of="cooking" delivery={delivery} />
          <Minutes of="road" delivery={delivery} />
          <div className={product.row} data-total>
            <dt>{t('easydelivery.station.door')}</dt>
            <dd className={product.amount}>{door}</dd>
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
    </section>
  )
}
