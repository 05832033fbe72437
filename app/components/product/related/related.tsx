import { Key } from '#app/components/key/key.tsx'
import { SiteLink } from '#app/components/link/site-link.tsx'
import type { OfferingId } from '#content/offerings.ts'
import { offeringTarget, requireOffering } from '#shared/navigation.ts'
import type { ProductPage } from '#shared/products.ts'
import { useProduct } from '../use-product.ts'
import styles from './related.module.css'

/** What the same customer uses beside a product; names, hints and links come from the table of offerings. */
const related = {
  menudigitale: ['easycomande', 'easydelivery'],
  lawyers: ['wordpress'],
  costaeventi: ['menudigitale', 'wordpress'],
} as const satisfies Record<ProductPage, readonly OfferingId[]>

export function Related() {
  const { product, t } = useProduct()
  return (
    <div>
      <h3>{t('product.related')}</h3>
      <ul className={styles.rows}>
        {related[product].map((id) => {
          const offering = requireOffering(id)
          return (
            <li key={id}>
              <SiteLink to={offeringTarget(offering) ?? { page: 'home' }}>
                <Key accent={offering.accent} icon={offering.icon} />
                <span>
                  <b>{t(`offering.${id}.name`)}</b>
                  <small>{t(`offering.${id}.hint`)}</small>
                </span>
              </SiteLink>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
