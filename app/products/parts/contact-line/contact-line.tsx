import { SiteLink } from '#app/components/link/site-link.tsx'
import { useProduct } from '../use-product.ts'
import styles from './contact-line.module.css'

/** The way to the contact form, with this product chosen there. */
export function ContactLine() {
  const { product, t } = useProduct()
  return (
    <div className={styles.line}>
      <h2>{t('product.write')}</h2>
      <p className="lead">{t(`${product}.write.text`)}</p>
      <SiteLink className="button" to={{ page: 'contact' }} query={`subject=${product}`}>
        {t('product.quote')}
      </SiteLink>
    </div>
  )
}
