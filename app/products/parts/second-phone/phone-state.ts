import { longestName } from '#app/counter/own-name.ts'
import { list, oneOf, optional, record, text, whole } from '#app/counter/readers.ts'
import { type Shop, ticketStatuses } from '#app/counter/shop.ts'
import { type CustomerDelivery, readCustomerDelivery } from './customer-delivery.ts'

/** A ticket that a telephone sent: `served` when it is off the rail, `refused` when it never came onto it. */
const phoneStatuses = [...ticketStatuses, 'served', 'refused'] as const

const id = text(60)

/** As many as fit into one message. */
export const mostTold = 6
const mostLines = 12

const phoneTicket = record({
  id,
  table: whole(1, 99),
  status: oneOf(phoneStatuses),
  lines: list(record({ dish: id, count: whole(1, 99) }), mostLines),
})

/** What the computer tells telephones of its shop. */
export const readPhoneState = record({
  /** What the visitor's own shop is called; a letter may be two of JavaScript's. */
  name: optional(text(2 * longestName)),
  finished: list(id, 60),
  /** Newest first. */
  tickets: list(phoneTicket, mostTold),
  /** The order that is looked at on the computer. */
  delivery: readCustomerDelivery,
})

export type PhoneState = ReturnType<typeof readPhoneState>
export type PhoneTicket = PhoneState['tickets'][number]

/** What came from a telephone, newest first; `isTaken` when it was put onto the rail. */
export type FromPhone = Pick<PhoneTicket, 'id' | 'table' | 'lines'> & { isTaken: boolean }

export function phoneState(
  shop: Pick<Shop, 'dishes' | 'tickets'>,
  sent: readonly FromPhone[],
  delivery: CustomerDelivery,
  name?: string,
): PhoneState {
  const tickets = sent.slice(0, mostTold).map(({ id, table, lines, isTaken }) => {
    const onRail = shop.tickets.find((ticket) => ticket.id === id)?.status
    const status: PhoneTicket['status'] = onRail ?? (isTaken ? 'served' : 'refused')
    return { id, table, status, lines: lines.slice(0, mostLines) }
  })
  const finished = shop.dishes.filter((dish) => dish.isFinished).map((dish) => dish.id)
  return { name, finished, tickets, delivery }
}
