import { SiteLink } from '#app/components/link/site-link.tsx'
import { Stamp } from '#app/components/stamp/stamp.tsx'
import { useHere } from '#app/platform/here.ts'
import styles from './thanks.module.css'

/** Where a sent request ends: the same postcard, franked. */
export function Page() {
  const { t } = useHere()
  return (
    <section className={styles.thanks} id="bannerTop">
      <div className={styles.postcard}>
        <Stamp franked />
        <div>
          <h1>{t('thanks.title')}</h1>
          <p className={styles.lines}>{t('thanks.lead')}</p>
          <p className="actions">
            <SiteLink className="button" to={{ page: 'home' }}>
              {t('thanks.home')}
            </SiteLink>
            <SiteLink className="go" to={{ page: 'releases' }}>
              {t('thanks.releases')}
            </SiteLink>
          </p>
        </div>
      </div>
    </section>
  )
}
