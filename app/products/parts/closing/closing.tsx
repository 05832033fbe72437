import { ContactLine } from '../contact-line/contact-line.tsx'
import { Related } from '../related/related.tsx'
import { useProduct } from '../use-product.ts'
import styles from './closing.module.css'

/** The end of a product's page: write to us, or look at what goes with it. */
export function Section() {
  const { accent } = useProduct()
  return (
    <section className={styles.closing} data-accent={accent} id="closing">
      <div className={styles.columns}>
        <ContactLine />
        <Related />
      </div>
    </section>
  )
}
