import { longestName } from '#app/demo-shop/own-name.ts'
import { list, oneOf, optional, record, text, whole } from '#app/demo-shop/readers.ts'
import { courses, menuOf, ownDishName, type Shop, ticketStatuses } from '#app/demo-shop/shop.ts'
import { mostOwnDishes } from '#app/demo-shop/shop-reader.ts'
import { type CustomerDelivery, readCustomerDelivery } from './customer-delivery.ts'

/** A ticket that a telephone sent: `served` when it is off the rail, `refused` when it never came onto it. */
const phoneStatuses = [...ticketStatuses, 'served', 'refused'] as const

const id = text(60)

export const mostTold = 6
/** Of the 4 KB of a message; the rest is for its seal. */
const mostBytes = 3_800
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
  /** The visitor's own menu; without one it is the sample. */
  dishes: optional(list(record({ id, course: oneOf(courses) }), mostOwnDishes)),
  /** Newest first. */
  tickets: list(phoneTicket, mostTold),
  /** The order that is looked at on the computer. */
  delivery: readCustomerDelivery,
})

export type PhoneState = ReturnType<typeof readPhoneState>
export type PhoneTicket = PhoneState['tickets'][number]

/** What came from a telephone, newest first; `isTaken` when it was put onto the rail. */
export type FromPhone = Pick<PhoneTicket, 'id' | 'table' | 'lines'> & { isTaken: boolean }

/** As much as fits into a message: of older tickets first, then of an own menu's last dishes, less. */
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
  const menu = [...menuOf(shop)]
  const isOwn = menu.some(({ id }) => ownDishName(id) !== undefined)
  for (;;) {
    const state = {
      name,
      finished: menu.filter((dish) => dish.isFinished).map((dish) => dish.id),
      dishes: isOwn ? menu.map(({ id, course }) => ({ id, course })) : undefined,
      tickets,
      delivery,
    }
    if (bytesOf(state) <= mostBytes) return state
    if (tickets.length > 1) tickets.pop()
    else if (!isOwn || !menu.pop()) return state
  }
}

function bytesOf(state: PhoneState): number {
  return new TextEncoder().encode(JSON.stringify(state)).length
}
