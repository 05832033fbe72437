import { type ClientCard, type ClientList, firstClients } from '#shared/client-cards.ts'

export const clientsInPart = 36

export type ClientPart = { part: string; list: ClientList }

/** Part '' first, then '2' and so on, for visitors without script. */
export function clientParts(cards: readonly ClientCard[]): ClientPart[] {
  const made = cards.filter(({ demonstration }) => demonstration).length
  const count = 1 + Math.ceil(Math.max(0, cards.length - firstClients) / clientsInPart)
  const known = {
    total: cards.length,
    demonstrations: made === 0 ? 'none' : made === cards.length ? 'all' : 'some',
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
