import { SiteLink } from '#app/components/link/site-link.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import type { ReleaseList } from '#shared/release-parts.ts'
import styles from './releases.module.css'

export function Years({ of }: { of: ReleaseList['years'] }) {
  const { t } = usePageContext()
  if (of.length < 2) return null
  return (
    <nav aria-label={t('releases.years')}>
      <ul className={styles.years}>
        {of.map(({ year, part, id }) => (
          <li key={year}>
            <SiteLink className={styles.year} to={{ page: 'releases', part, anchor: id }}>
              {year}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
