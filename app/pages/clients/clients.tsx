import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { FilterLinks } from '#app/components/filter-links/filter-links.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { lazySection } from '#app/components/lazy/lazy-section.ts'
import { Sections } from '#app/components/lazy/sections.tsx'
import { useLoaded } from '#app/components/lazy/use-loaded.ts'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { PageLinks } from '#app/components/page-links/page-links.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { changeQuery, leaveQuery, useQuery } from '#app/platform/use-query.ts'
import { type ClientCard, type ClientList, matchingClients } from '#shared/client-cards.ts'
import type { Translate } from '#shared/messages.ts'
import { href } from '#shared/navigation.ts'
import { Card, loadViewer } from './card.tsx'
import styles from './clients.module.css'

export const sections = [lazySection('write', () => import('#app/contact/write/write.tsx'))]

/** Of a search; more would keep a phone busy. */
const mostMatches = 120

/** Up to this many clients there is no search. */
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
      <section id="bannerTop" className="text-page">
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

/** Searches at every letter; the form's address is the same search, for sharing and for Enter. */
function Search({ sector, words }: { sector: string; words: string }) {
  const here = usePageContext()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = words
  }, [words])
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> around a form says the same with one element more.
    <form
      role="search"
      action={href({ page: 'clients' }, here)}
      className={styles.search}
      onSubmit={(event) => event.preventDefault()}
    >
      <label className={styles.label} htmlFor="client-search">
        {here.t('clients.search')}
      </label>
      <Icon name="search" size={20} />
      <input
        ref={field}
        className={styles.field}
        id="client-search"
        type="search"
        name="q"
        autoComplete="off"
        onChange={(event) => changeQuery({ q: event.target.value.trim() }, 'replace')}
      />
      {sector && <input type="hidden" name="sector" value={sector} />}
    </form>
  )
}

const addresses = import.meta.glob<string>('/generated/clients/all.*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The cards of this part, or of all parts once a `search` has fetched them. After a failure the next search fetches again. */
function useCards(search: string) {
  const { lang, rows = '' } = usePageContext()
  const list = useMemo((): ClientList => JSON.parse(rows), [rows])
  const [cards, setCards] = useState<readonly ClientCard[]>(list.cards)
  const [failed, setFailed] = useState('')
  const isMissing = search !== failed && search !== '' && cards.length < list.total
  const fail = useEffectEvent((error: unknown) => {
    console.error(error)
    setFailed(search)
  })
  useEffect(() => {
    if (isMissing) loadAll(lang).then(setCards).catch(fail)
  }, [isMissing, lang])
  return { list, cards }
}

async function loadAll(lang: string): Promise<readonly ClientCard[]> {
  const response = await fetch(addresses[`/generated/clients/all.${lang}.json`] ?? '')
  if (!response.ok) throw new Error(`The list of all clients: ${response.status}`)
  return response.json()
}

/**
 * The picture named by `?picture=<client>-<number>`: Back closes the viewer, and a shared address opens it.
 */
export function PictureViewer({ cards }: { cards: readonly ClientCard[] }) {
  const { t } = usePageContext()
  const asked = /^(.+)-(\d+)$/.exec(useQuery().get('picture') ?? '')
  const card = asked && cards.find(({ id }) => id === asked[1])
  const index = Number(asked?.[2]) - 1
  const isOpen = Boolean(card?.images[index])
  const Viewer = useLoaded(loadViewer, isOpen)?.ImageViewer
  if (!card || !isOpen || !Viewer) return null
  return (
    <Viewer
      title={card.demonstration ? t('clients.madeUp', { name: card.name }) : card.name}
      note={card.demonstration ? `${t('clients.demonstration')}.` : ''}
      images={card.images}
      index={index}
      onStep={(position) => changeQuery({ picture: `${card.id}-${position + 1}` }, 'replace')}
      onClose={() => leaveQuery('picture')}
    />
  )
}
