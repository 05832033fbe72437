import { useMemo } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import { PageLinks } from '#app/components/page-links/page-links.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { feedPath } from '#shared/navigation.ts'
import type { ReleaseList } from '#shared/release-parts.ts'
import { releaseMonths } from '#shared/release-parts.ts'
import { Month } from './month.tsx'
import styles from './releases.module.css'

/** '3 marzo – 9 giugno 2024'; empty for the first part. */
export function partName(rows: string): string {
  const { days = '' }: ReleaseList = JSON.parse(rows)
  return days
}

export function Page() {
  const { lang, t, rows: json = '' } = usePageContext()
  const list = useMemo((): ReleaseList => JSON.parse(json), [json])
  return (
    <section id="bannerTop" className="text-page">
      <h1>{t('releases.title')}</h1>
      <p className="lead">{list.days ?? t('releases.lead')}</p>
      {releaseMonths(list.rows).map(({ month, rows }) => (
        <Month key={month} month={month} rows={rows} />
      ))}
      {list.rows.length === 0 && <p className={styles.empty}>{t('releases.empty')}</p>}
      <PageLinks
        label={t('releases.pages')}
        previous={{ label: t('releases.newer'), part: list.newer }}
        next={{ label: t('releases.older'), part: list.older }}
      />
      <p className={styles.feed}>
        <a className="go" href={feedPath(lang)}>
          <Icon name="rss" size={18} />
          {t('releases.feed')}
        </a>
      </p>
    </section>
  )
}
