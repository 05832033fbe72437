import { SiteLink } from '#app/components/link/site-link.tsx'
import { Tile } from '#app/components/tile/tile.tsx'
import { offeringTarget } from '#shared/navigation.ts'
import { relatedOfferings } from '#shared/products.ts'
import { useProduct } from '../use-product.ts'
import styles from './related.module.css'

/** What the same customer uses beside this product. */
export function Related() {
  const { product, t } = useProduct()
  return (
    <div>
      <h3>{t('product.related')}</h3>
      <ul className={styles.rows}>
        {relatedOfferings(product).map((offering) => (
          <li key={offering.id} className={styles.row}>
            <SiteLink className={styles.link} to={offeringTarget(offering) ?? { page: 'home' }}>
              <Tile accent={offering.accent} icon={offering.icon} />
              <span>
                <b className={styles.name}>{t(`offering.${offering.id}.name`)}</b>
                <small className={styles.hint}>{t(`offering.${offering.id}.hint`)}</small>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
