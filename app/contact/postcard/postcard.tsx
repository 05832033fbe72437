import { SiteLink } from '#app/components/link/site-link.tsx'
import { Mark } from '#app/components/mark/mark.tsx'
import { brandSize } from '#app/platform/brand-size.ts'
import { useHere } from '#app/platform/here.ts'
import { setting } from '#shared/setting.ts'
import styles from './postcard.module.css'

/** A postcard that leads to the form; telephone and e-mail where the settings have them. */
export function Section() {
  const { t } = useHere()
  const brand = t('shell.brand')
  const phone = setting('company.phone')
  const email = setting('company.email')
  return (
    <section id="write" className={styles.write}>
      <div className={styles.card}>
        <div className={styles.left}>
          <h2>{t('home.write.title')}</h2>
          <p className={styles.letter}>{t('home.write.text')}</p>
        </div>
        <div className={styles.right}>
          <span className={styles.stamp} aria-hidden="true">
            <Mark size={40} />
            {brandSize(brand) === 'large' ? brand : null}
          </span>
          {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
          {email && <a href={`mailto:${email}`}>{email}</a>}
          <SiteLink className="button" to={{ page: 'contact' }}>
            {t('home.write.go')}
          </SiteLink>
        </div>
      </div>
    </section>
  )
}
