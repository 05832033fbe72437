import { ContactWay } from '#app/contact/form/contact-way.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { pageSubject } from '#shared/products.ts'
import styles from './write.module.css'

/** On a product's page the request is about that product. */
export function Section() {
  const { page, t } = usePageContext()
  return (
    <section id="write" className={styles.write}>
      <h2>{page === 'home' ? t('home.write.title') : `${t('product.quote')}.`}</h2>
      <p className="lead">{t('home.write.text')}</p>
      <ContactWay isShort subject={pageSubject(page)} />
    </section>
  )
}
