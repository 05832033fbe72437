import { longestName } from '#app/demo-shop/own-name.ts'
import { list, oneOf, optional, record, text, whole } from '#app/demo-shop/readers.ts'
import { type Shop, ticketStatuses } from '#app/demo-shop/shop.ts'
import { isSecret } from '#app/platform/room/cipher.ts'
import { type Edition, pagePath } from '#shared/navigation.ts'

/** Of a phone's ticket: `served` once removed from the rail, `refused` if never accepted. */
const phoneStatuses = [...ticketStatuses, 'served', 'refused'] as const

const id = text(60)

export const mostTickets = 6
/** With as many lines it fits into a message, which has 4 KB. */
const mostLines = 12

const phoneTicket = record({
  id,
  table: whole(1, 99),
  status: oneOf(phoneStatuses),
  lines: list(record({ dish: id, count: whole(1, 99) }), mostLines),
})

export const readPhoneState = record({
  /** Twice, since a letter may be two UTF-16 code units. */
  name: optional(text(2 * longestName)),
  finished: list(id, 60),
  /** Newest first. */
  tickets: list(phoneTicket, mostTickets),
})

export type PhoneState = ReturnType<typeof readPhoneState>
export type PhoneTicket = PhoneState['tickets'][number]

/** Newest first. `isTaken`: accepted onto the rail. */
export type FromPhone = Pick<PhoneTicket, 'id' | 'table' | 'lines'> & { isTaken: boolean }

export function phoneState(
  shop: Pick<Shop, 'dishes' | 'tickets'>,
  sent: readonly FromPhone[],
  name?: string,
): PhoneState {
  const tickets = sent.slice(0, mostTickets).map(({ id, table, lines, isTaken }) => {
    const onRail = shop.tickets.find((ticket) => ticket.id === id)?.status
    const status: PhoneTicket['status'] = onRail ?? (isTaken ? 'served' : 'refused')
    return { id, table, status, lines: lines.slice(0, mostLines) }
  })
  const finished = shop.dishes.filter((dish) => dish.isFinished).map((dish) => dish.id)
  return { name, finished, tickets }
}

/** The secret is in the fragment, which is not sent to servers. */
export function phoneAddress(origin: string, { lang }: Pick<Edition, 'lang'>, secret: string): string {
  return `${origin}${pagePath('phone', { lang, addressForm: 'pinned' })}#waiter.${secret}`
}

/** The secret; null without a complete one. Characters that a messenger appended are ignored. */
export function readPhoneAddress(fragment: string): string | null {
  const [, secret = ''] = /^#?waiter\.([\w-]{22})(?![\w-])/.exec(fragment) ?? []
  return isSecret(secret) ? secret : null
}
