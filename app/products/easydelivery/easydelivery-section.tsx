import { Tile } from '#app/components/tile/tile.tsx'
import { useHere } from '#app/platform/here.ts'
import { useTellFigure } from '#app/platform/live-figures.ts'
import { Facts } from '#app/products/parts/facts/facts.tsx'
import product from '#app/products/parts/product.module.css'
import { Ask, ProductHead } from '#app/products/parts/product-head.tsx'
import { clockAfter, sampleDelivery } from './arrival.ts'
import styles from './easydelivery-section.module.css'

const { ordered, inKitchen, cooking, road } = sampleDelivery
const left = clockAfter(inKitchen, cooking)
const arrival = clockAfter(left, road)

/** A worked example: where the order is, when it arrives, and the sum that says so. */
export function Section() {
  const { t } = useHere()
  useTellFigure('easydelivery', t('easydelivery.figure', { minutes: road, time: arrival }))
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
        <li className={styles.station} aria-current="step">
          <b className={styles.hour}>{left}</b>
          {` ${t('easydelivery.station.road')}`}
        </li>
        <li className={styles.station}>
          <Tile className={styles.door} accent="easydelivery" icon="house" size="small" />
          <b className={styles.hour}>{arrival}</b>
          {` ${t('easydelivery.station.door')}`}
        </li>
      </ol>
      <p className={styles.arrival} aria-hidden="true">
        {arrival}
      </p>
      <div className={product.claims}>
        <dl className={product.sum}>
          <div className={product.row}>
            <dt>{t('easydelivery.station.kitchen')}</dt>
            <dd className={product.amount}>{inKitchen}</dd>
          </div>
          <div className={product.row}>
            <dt>{t('easydelivery.sum.cooking')}</dt>
            <dd className={product.amount}>{t('easydelivery.sum.minutes', { minutes: cooking })}</dd>
          </div>
          <div className={product.row}>
            <dt>{t('easydelivery.sum.road')}</dt>
            <dd className={product.amount}>{t('easydelivery.sum.minutes', { minutes: road })}</dd>
          </div>
          <div className={product.row} data-total>
            <dt>{t('easydelivery.station.door')}</dt>
            <dd className={product.amount}>{arrival}</dd>
          </div>
        </dl>
        <div>
          <p>{t('easydelivery.lead')}</p>
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
