import { useProduct } from '../use-product.ts'
import styles from './about.module.css'

const claims = [1, 2, 3, 4, 5] as const
const needs = [1, 2, 3] as const

/** What the product does, in claims that the page itself shows, and what it needs. */
export function Section() {
  const { product, accent, t } = useProduct()
  return (
    <section className={styles.about} data-accent={accent} id="about">
      <div className={styles.columns}>
        <div>
          <h2>{t('product.claims')}</h2>
          <ul className={styles.claims}>
            {claims.map((number) => (
              <li key={number} className={styles.claim}>
                {t(`${product}.claim.${number}`)}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className={styles.second}>{t('product.needs')}</h2>
          <ul className={styles.needs}>
            {needs.map((number) => (
              <li key={number} className={styles.need}>
                {t(`${product}.need.${number}`)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
