import { useMemo } from 'react'
import { lazySection } from '#app/components/lazy/lazy-section.ts'
import { Sections } from '#app/components/lazy/sections.tsx'
import { useLoaded } from '#app/components/lazy/use-loaded.ts'
import { PageLinks } from '#app/components/page-links/page-links.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { changeQuery, leaveQuery, useQuery } from '#app/platform/use-query.ts'
import type { ClientCard, ClientList } from '#shared/client-cards.ts'
import type { Translate } from '#shared/messages.ts'
import { Card, loadViewer } from './card.tsx'
import styles from './clients.module.css'

export const sections = [lazySection('write', () => import('#app/contact/write/write.tsx'))]

/** 'Pagina 2'; for the first part, that all clients are made up, if so. */
export function partName(rows: string, t: Translate): string {
  const { previous, demonstrations, total }: ClientList = JSON.parse(rows)
  if (previous !== undefined) return t('clients.page', { number: (Number(previous) || 1) + 1 })
  return demonstrations === 'all' && total > 0 ? t('clients.allMadeUp') : ''
}

export function Page() {
  const { t, rows = '' } = usePageContext()
  const list = useMemo((): ClientList => JSON.parse(rows), [rows])
  return (
    <>
      <section id="bannerTop" className="text-page">
        <div className={styles.head}>
          <h1>{t('clients.title')}</h1>
          {list.total > 0 && <p className="lead">{t(`clients.lead.${list.demonstrations}`)}</p>}
        </div>
        {list.cards.length > 0 ? (
          <ul className={styles.grid}>
            {list.cards.map((card, index) => (
              <Card key={card.id} card={card} index={index} />
            ))}
          </ul>
        ) : (
          <p className={styles.none}>
            <em className={styles.empty}>{t('clients.empty')}</em>
          </p>
        )}
        <PageLinks
          label={t('clients.pages')}
          previous={{ label: t('clients.previous'), part: list.previous }}
          next={{ label: t('clients.next'), part: list.next }}
        />
        <PictureViewer cards={list.cards} />
      </section>
      <Sections of={sections} first={0} />
    </>
  )
}

/**
 * The picture named by `?picture=<client>-<number>`: Back closes the viewer, and a shared address of the same part opens it.
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
      title={card.name}
      note={card.demonstration ? `${t('clients.demonstration')}.` : ''}
      images={card.images}
      index={index}
      onStep={(position) => changeQuery({ picture: `${card.id}-${position + 1}` }, 'replace')}
      onClose={() => leaveQuery('picture')}
    />
  )
}
