import { Key } from '#app/components/key/key.tsx'
import { useHere } from '#app/platform/here.ts'
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
  return (
    <section id="easydelivery" className={styles.delivery} data-accent="easydelivery">
      <ProductHead id="easydelivery" />
      <ol>
        <li>
          <b>{ordered}</b>
          {` ${t('easydelivery.station.ordered')}`}
        </li>
        <li>
          <b>{inKitchen}</b>
          {` ${t('easydelivery.station.kitchen')}`}
        </li>
        <li aria-current="step">
          <b>{left}</b>
          {` ${t('easydelivery.station.road')}`}
        </li>
        <li>
          <Key accent="easydelivery" icon="house" size="small" />
          <b>{arrival}</b>
          {` ${t('easydelivery.station.door')}`}
        </li>
      </ol>
      <p aria-hidden="true">{arrival}</p>
      <div className={product.claims}>
        <dl className={product.sum}>
          <div>
            <dt>{t('easydelivery.station.kitchen')}</dt>
            <dd>{inKitchen}</dd>
          </div>
          <div>
            <dt>{t('easydelivery.sum.cooking')}</dt>
            <dd>{t('easydelivery.sum.minutes', { minutes: cooking })}</dd>
          </div>
          <div>
            <dt>{t('easydelivery.sum.road')}</dt>
            <dd>{t('easydelivery.sum.minutes', { minutes: road })}</dd>
          </div>
          <div data-total>
            <dt>{t('easydelivery.station.door')}</dt>
            <dd>{arrival}</dd>
          </div>
        </dl>
        <p>{t('easydelivery.lead')}</p>
        <Ask id="easydelivery" />
      </div>
    </section>
  )
}
