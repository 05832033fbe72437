import { Icon } from '#app/components/icon/icon.tsx'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import styles from './notfound.module.css'

export function Page() {
  const { t } = usePageContext()
  return (
    <section id="bannerTop" className="text-page">
      <p className={styles.sum} aria-hidden="true">
        <s className={styles.crossed}>404</s>
      </p>
      <h1>{t('notfound.title')}</h1>
      <p className="lead">{t('notfound.lead')}</p>
      <p className="actions">
        <SiteLink className="button" to={{ page: 'home' }}>
          {t('notfound.home')}
        </SiteLink>
        <SiteLink className="go" to={{ page: 'contact' }}>
          {t('notfound.contact')}
          <Icon name="arrow-right" size={18} />
        </SiteLink>
      </p>
    </section>
  )
}
