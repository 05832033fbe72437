import { type Client, type ClientFile, type ClientImage, shownClients } from '#content/clients.ts'
import { isOffered, type OfferingId, offeringTable, type Target } from '#content/offerings.ts'
import { type Language, textIn } from './locale.ts'
import { offeringTarget } from './navigation.ts'
import type { Picture } from './pictures.ts'

export type ClientCard = {
  id: string
  name: string
  place: string
  work: string
  link?: string
  demonstration: boolean
  opens?: Opening
  quotation?: { text: string; author: string; date: string }
  images: readonly (Picture & { alt: string })[]
}

/** Clients in the first part. */
export const firstClients = 24

export type ClientList = {
  total: number
  demonstrations: 'all' | 'some' | 'none'
  cards: readonly ClientCard[]
  previous?: string
  next?: string
}

/** Without clients whose `opens` leads to an offering that is switched off. */
export function listedClients({ clients }: ClientFile): readonly Client[] {
  return shownClients(clients).filter(({ opens }) => {
    const opening = opens && findOpening(opens)
    return !opening || isOffered(opening.offering)
  })
}

export function clientCards(
  file: ClientFile,
  lang: Language,
  render: (image: ClientImage) => Picture,
): ClientCard[] {
  return listedClients(file).map(({ opens, quotation, ...client }) => ({
    id: client.id,
    name: client.name,
    place: client.place,
    work: textIn(client.work, lang),
    ...(client.link && { link: client.link }),
    demonstration: client.demonstration === true,
    ...openingOf(opens),
    ...(quotation && {
      quotation: {
        text: textIn(quotation.text, lang),
        author: quotation.author,
        date: quotation.date,
      },
    }),
    images: client.images.map((image) => ({ ...render(image), alt: textIn(image.alt, lang) })),
  }))
}

function openingOf(opens: Client['opens']): Pick<ClientCard, 'opens'> {
  const opening = opens && findOpening(opens)
  return opening ? { opens: opening } : {}
}

export type Opening = Required<Target> & { offering: OfferingId }

export const openings: readonly Opening[] = [
  ...offeringTable.flatMap((row) =>
    'page' in row ? [{ page: row.id, anchor: 'example', offering: row.id }] : [],
  ),
  ...offeringTable.flatMap((row) => {
    const { page, anchor } = offeringTarget(row) ?? {}
    return page === 'home' && anchor && anchor !== 'bannerTop' ? [{ page, anchor, offering: row.id }] : []
  }),
]

/** The first offering wins where two share a place. */
export function findOpening({ page, anchor }: { page: string; anchor: string }): Opening | undefined {
  return openings.find((one) => one.page === page && one.anchor === anchor)
}
