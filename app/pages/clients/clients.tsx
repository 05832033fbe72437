import { FilterLinks } from '#app/components/filter-links/filter-links.tsx'
import { lazySection } from '#app/components/lazy/lazy-section.ts'
import { Sections } from '#app/components/lazy/sections.tsx'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { PageLinks } from '#app/components/page-links/page-links.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { useQuery } from '#app/platform/use-query.ts'
import { type ClientList, matchingClients } from '#shared/client-cards.ts'
import type { Translate } from '#shared/messages.ts'
import { Card } from './card.tsx'
import styles from './clients.module.css'
import { Search } from './search.tsx'
import { useCards } from './use-cards.ts'
import { PictureViewer } from './viewer.tsx'

export const sections = [lazySection('write', () => import('#app/contact/write/write.tsx'))]

/** Of a search; more would keep a phone busy. */
const mostMatches = 120

/** Up to so many, no search is offered. */
const seenAtOnce = 3

const leads = {
  all: 'clients.lead.all',
  some: 'clients.lead.some',
  none: 'clients.lead.none',
} as const

/** 'Pagina 2'; for the first part, that all clients are made up, if so. */
export function partName(rows: string, t: Translate): string {
  const { previous, demonstrations, total }: ClientList = JSON.parse(rows)
  if (previous !== undefined) return t('clients.page', { number: (Number(previous) || 1) + 1 })
  return demonstrations === 'all' && total > 0 ? t('clients.allMadeUp') : ''
}

export function Page() {
  const { t } = usePageContext()
  const query = useQuery()
  const words = query.get('q')?.trim() ?? ''
  const asked = query.get('sector')
  const isSearch = words !== '' || asked !== null || query.has('picture')
  const { list, cards } = useCards(isSearch ? `${query}` : '')
  const sector = list.sectors.find(({ id }) => id === asked)?.id ?? ''
  const isFiltered = words !== '' || sector !== ''
  const matching = matchingClients(cards, list.sectors, { sector, words })
  const count = isFiltered ? matching.length : list.total
  const shown = isFiltered ? matching.slice(0, mostMatches) : list.cards
  const choices = [
    { id: '', label: t('clients.all'), count: list.total },
    ...list.sectors.map(({ id, name, count }) => ({ id, label: name, count })),
  ]
  return (
    <>
      <section id="bannerTop" className={styles.page}>
        <div className={styles.head}>
          <h1>{t('clients.title')}</h1>
          {list.total > 0 && <p className="lead">{t(leads[list.demonstrations])}</p>}
        </div>
        {(list.total > seenAtOnce || isFiltered) && (
          <div className={styles.tools}>
            <FilterLinks
              label={t('clients.filter')}
              name="sector"
              choices={choices}
              chosen={sector}
              kept={words ? { q: words } : {}}
            />
            <Search sector={sector} words={words} />
          </div>
        )}
        <p className="visually-hidden" role="status">
          {isFiltered && t('clients.found', { count })}
        </p>
        {shown.length > 0 ? (
          <ul className={styles.grid}>
            {shown.map((card, index) => (
              <Card key={card.id} card={card} index={index} />
            ))}
          </ul>
        ) : (
          <p className={styles.none}>
            <em className={styles.sought}>
              {isFiltered ? t('clients.none', { words }) : t('clients.empty')}
            </em>
            {isFiltered && (
              <SiteLink to={{ page: 'clients' }} className={styles.clear}>
                {t('clients.clear')}
              </SiteLink>
            )}
          </p>
        )}
        {isFiltered && count > mostMatches && <p>{t('clients.first', { count: mostMatches })}</p>}
        {!isFiltered && (
          <PageLinks
            label={t('clients.pages')}
            previous={{ label: t('clients.previous'), part: list.previous }}
            next={{ label: t('clients.next'), part: list.next }}
          />
        )}
        <PictureViewer cards={cards} />
      </section>
      <Sections of={sections} first={0} />
    </>
  )
}
