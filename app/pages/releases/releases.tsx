import { FilterLinks } from '#app/components/filter-links/filter-links.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { Later } from '#app/components/later/later.tsx'
import { laterSection } from '#app/components/later/later-section.ts'
import { useHere } from '#app/platform/here.ts'
import { useQuery } from '#app/platform/use-query.ts'
import { releases } from '#content/releases.ts'
import { feedPath } from '#shared/navigation.ts'
import { releaseMonths, releaseProducts, releaseSubject } from '#shared/releases.ts'
import { Month } from './month.tsx'
import styles from './releases.module.css'
import { useNewReleases } from './use-new-releases.ts'

export const sections = [laterSection('write', () => import('#app/contact/postcard/postcard.tsx'))] as const

export function Page() {
  const { lang, t } = useHere()
  const news = useNewReleases()
  const asked = useQuery().get('product')
  const products = releaseProducts(releases)
  const product = products.find((id) => id === asked)
  const shown = product ? releases.filter((row) => row.offering === product) : releases
  const choices = [
    { id: '', label: t('releases.all') },
    ...products.map((id) => ({ id, label: releaseSubject(id, t) })),
  ]
  return (
    <>
      <section id="bannerTop" className={styles.page}>
        <h1>{t('releases.title')}</h1>
        <p className="lead">{t('releases.lead')}</p>
        <p className={styles.news} role="status">
          {news.size > 0 && <mark className={styles.mark}>{t('releases.news', { count: news.size })}</mark>}
        </p>
        <FilterLinks label={t('releases.filter')} name="product" choices={choices} chosen={product ?? ''} />
        {releaseMonths(shown).map(({ month, rows }) => (
          <Month key={month} month={month} rows={rows} news={news} />
        ))}
        {releases.length === 0 && <p className={styles.empty}>{t('releases.empty')}</p>}
        <p className={styles.feed}>
          <a className={styles.feedLink} href={feedPath(lang)}>
            <Icon name="rss" size={18} />
            {t('releases.feed')}
          </a>
        </p>
      </section>
      <Later of={sections[0]} />
    </>
  )
}
