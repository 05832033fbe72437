import { useEffect, useMemo } from 'react'
import { FilterLinks } from '#app/components/filter-links/filter-links.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { lazySection } from '#app/components/lazy/lazy-section.ts'
import { Sections } from '#app/components/lazy/sections.tsx'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { PageLinks } from '#app/components/page-links/page-links.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { useQuery } from '#app/platform/use-query.ts'
import type { OfferingId } from '#content/offerings.ts'
import archivedParts from '#generated/releases/archived-parts.json?url'
import type { Translate } from '#shared/messages.ts'
import { feedPath, href } from '#shared/navigation.ts'
import { releaseMonths, releaseSubject } from '#shared/release-lists.ts'
import type { ReleaseList } from '#shared/release-parts.ts'
import { Month } from './month.tsx'
import styles from './releases.module.css'

export const sections = [lazySection('write', () => import('#app/contact/write/write.tsx'))]

/** 'Magazzino', '3 marzo – 9 giugno 2024' or both; empty for the first part. */
export function partName(rows: string, t: Translate): string {
  const { product, days }: ReleaseList = JSON.parse(rows)
  return [product && releaseSubject(product, t), days].filter(Boolean).join(', ')
}

/**
 * While the first part has all releases, scripts filter it in place; otherwise products have parts of their
 * own.
 */
export function Page() {
  const { lang, t, part, rows: json = '' } = usePageContext()
  const list = useMemo((): ReleaseList => JSON.parse(json), [json])
  const isWhole = !part && !list.older
  const query = useQuery().get('product')
  const asked = part ? undefined : list.products.find((id) => id === query)
  useMovedReleases(part || isWhole ? undefined : list.rows, asked)
  const product = list.product ?? asked
  const shown = isWhole && product ? list.rows.filter((row) => row.offering === product) : list.rows
  const choices = [
    { id: '', label: t('releases.all') },
    ...list.products.map((id) => ({ id, label: releaseSubject(id, t) })),
  ]
  return (
    <>
      <section id="bannerTop" className="text-page">
        <h1>{t('releases.title')}</h1>
        <p className="lead">{list.days ?? t('releases.lead')}</p>
        <FilterLinks
          label={t('releases.filter')}
          name="product"
          choices={choices}
          chosen={product ?? ''}
          parts={!isWhole}
        />
        {releaseMonths(shown).map(({ month, rows }) => (
          <Month key={month} month={month} rows={rows} />
        ))}
        {list.rows.length === 0 && <p className={styles.empty}>{t('releases.empty')}</p>}
        <PageLinks
          label={t('releases.pages')}
          previous={{ label: t('releases.newer'), part: list.newer }}
          next={{ label: t('releases.older'), part: list.older }}
        />
        <Years of={list.years} />
        <p className={styles.feed}>
          <a className={styles.feedLink} href={feedPath(lang)}>
            <Icon name="rss" size={18} />
            {t('releases.feed')}
          </a>
        </p>
      </section>
      <Sections of={sections} first={0} />
    </>
  )
}

function Years({ of }: { of: ReleaseList['years'] }) {
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

/**
 * Old addresses of one long list name a release or product that now stands in a further part: forwards there.
 * Nothing to do without `rows`.
 */
export function useMovedReleases(
  rows: readonly { id: string }[] | undefined,
  product: OfferingId | undefined,
) {
  const { lang, addressForm } = usePageContext()
  useEffect(() => {
    if (!rows) return
    const edition = { lang, addressForm }
    if (product) location.replace(href({ page: 'releases', part: product }, edition))
    const follow = async () => {
      const id = decodeURIComponent(location.hash.slice(1))
      if (!id || document.getElementById(id)) return
      const part = await partOf(id)
      if (part) location.replace(href({ page: 'releases', part, anchor: id }, edition))
    }
    const followOrStay = () => void follow().catch((error) => console.error(error))
    followOrStay()
    window.addEventListener('hashchange', followOrStay)
    return () => window.removeEventListener('hashchange', followOrStay)
  }, [rows, product, lang, addressForm])
}

async function partOf(id: string): Promise<string | undefined> {
  const parts: Record<string, readonly string[]> = await (await fetch(archivedParts)).json()
  return Object.entries(parts).find(([, ids]) => ids.includes(id))?.[0]
}
