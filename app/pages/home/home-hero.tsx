import { Answers } from '#app/components/answers/answers.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { useHere } from '#app/platform/here.ts'
import { useAudience, useSubjectQuery } from '#app/platform/use-audience.ts'
import { Leaflet } from '#app/products/parts/leaflet/leaflet.tsx'
import { requireOffering } from '#shared/navigation.ts'
import styles from './home-hero.module.css'
import { useCopies } from './use-copies.ts'

/** What the provider does, for whom, and in one gesture: correct the rough copy, read it in the fair one. */
export function Section() {
  const { t } = useHere()
  const audience = useAudience()
  const query = useSubjectQuery()
  const { product, Copies } = useCopies(audience)

  return (
    <section id="bannerTop" data-accent={requireOffering(product).accent} className={styles.hero}>
      <div className={styles.say}>
        <h1 className={styles.title}>{t('home.hero.title')}</h1>
        <p className="lead">{t('home.hero.lead')}</p>
        <Answers stands="hero" />
        <p className={styles.example} role="status">
          {t(`home.example.${audience ?? 'nobody'}`)}
        </p>
        <p className="actions">
          <SiteLink className="button" to={{ page: 'contact' }} query={query}>
            {t('home.hero.ask')}
          </SiteLink>
          <SiteLink className="go" to={{ page: 'home', anchor: 'tools' }}>
            {t('home.hero.look')}
            <Icon name="arrow-down" size={18} />
          </SiteLink>
        </p>
      </div>
      <Copies />
      <Leaflet />
    </section>
  )
}
