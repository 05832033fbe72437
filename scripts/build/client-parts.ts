import type { ClientFile } from '#content/clients.ts'
import { type ClientCard, type ClientList, firstClients, sectorCounts } from '#shared/client-cards.ts'
import type { Language } from '#shared/locale.ts'

export const clientsInPart = 36

export type ClientPart = { part: string; list: ClientList }

/** Part '' first, then '2' and so on, for visitors without script. */
export function clientParts(file: ClientFile, lang: Language, cards: readonly ClientCard[]): ClientPart[] {
  const made = cards.filter(({ demonstration }) => demonstration).length
  const count = 1 + Math.ceil(Math.max(0, cards.length - firstClients) / clientsInPart)
  const known = {
    total: cards.length,
    demonstrations: made === 0 ? 'none' : made === cards.length ? 'all' : 'some',
    sectors: count === 1 ? sectorCounts(file, lang) : [],
  } as const
  const name = (index: number) => (index === 0 ? '' : `${index + 1}`)
  return Array.from({ length: count }, (_, index) => {
    const end = firstClients + index * clientsInPart
    const list: ClientList = {
      ...known,
      cards: cards.slice(index === 0 ? 0 : end - clientsInPart, end),
      ...(index > 0 && { previous: name(index - 1) }),
      ...(index + 1 < count && { next: name(index + 1) }),
    }
    return { part: name(index), list }
  })
}
