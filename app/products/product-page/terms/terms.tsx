import { termsOf } from '#content/terms.ts'
import section from '../section.module.css'
import { useProduct } from '../use-product.ts'
import styles from './terms.module.css'
import { TermsTable } from './terms-table.tsx'

export function Section() {
  const { subject, accent, t } = useProduct()
  return (
    <section className={`${section.section} ${styles.terms}`} data-accent={accent} id="terms">
      <h2 className={section.title}>{t('terms.title')}</h2>
      <TermsTable terms={termsOf(subject)} />
    </section>
  )
}
