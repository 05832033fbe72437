import { useMemo } from 'react'
import { FilterLinks } from '#app/components/filter-links/filter-links.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { lazySection } from '#app/components/lazy/lazy-section.ts'
import { Sections } from '#app/components/lazy/sections.tsx'
import { PageLinks } from '#app/components/page-links/page-links.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { useQuery } from '#app/platform/use-query.ts'
import { feedPath } from '#shared/navigation.ts'
import { releaseMonths, releaseProducts, releaseSubject } from '#shared/release-lists.ts'
import type { ReleaseList } from '#shared/release-parts.ts'
import { Month } from './month.tsx'
import styles from './releases.module.css'

export const sections = [lazySection('write', () => import('#app/contact/write/write.tsx'))]

/** '3 marzo – 9 giugno 2024'; empty for the first part. */
export function partName(rows: string): string {
  const { days = '' }: ReleaseList = JSON.parse(rows)
  return days
}

/** A list in one part is filtered in place; one in several has no filter. */
export function Page() {
  const { lang, t, rows: json = '' } = usePageContext()
  const list = useMemo((): ReleaseList => JSON.parse(json), [json])
  const query = useQuery().get('product')
  const isWhole = list.newer === undefined && list.older === undefined
  const products = isWhole ? releaseProducts(list.rows) : []
  const product = products.find((id) => id === query)
  const shown = product ? list.rows.filter((row) => row.offering === product) : list.rows
  const choices = [
    { id: '', label: t('releases.all') },
    ...products.map((id) => ({ id, label: releaseSubject(id, t) })),
  ]
  return (
    <>
      <section id="bannerTop" className="text-page">
        <h1>{t('releases.title')}</h1>
        <p className="lead">{list.days ?? t('releases.lead')}</p>
        <FilterLinks label={t('releases.filter')} name="product" choices={choices} chosen={product ?? ''} />
        {releaseMonths(shown).map(({ month, rows }) => (
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
      <Sections of={sections} first={0} />
    </>
  )
}
