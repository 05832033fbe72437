import { useLoaded } from '#app/components/lazy/use-loaded.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { changeQuery, leaveQuery, useQuery } from '#app/platform/use-query.ts'
import type { ClientCard } from '#shared/client-cards.ts'
import { loadViewer } from './load-viewer.ts'

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
