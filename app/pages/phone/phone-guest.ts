import type { Act, ActInput } from '#app/demo-shop/acts.ts'
import { readOrNull } from '#app/demo-shop/readers.ts'
import { joinRoom, type Room, type RoomStatus } from '#app/platform/room/join-room.ts'
import { type PhoneState, readPhoneState } from '#app/products/product-page/companion-phone/phone-state.ts'
import { createUuid } from '#shared/uuid.ts'

export type SentTicket = Extract<ActInput, { type: 'send' }>['ticket']
/** Not yet acknowledged by the computer. */
export type Pending = { id: string; ticket: SentTicket }

/**
 * `shop` is the computer's shop as last received, `skew` how many milliseconds its clock was ahead. `hasHost`
 * is undefined while unknown; `isClosed` once the computer has said bye.
 */
export type GuestState = {
  status: RoomStatus
  hasHost: boolean | undefined
  isClosed: boolean
  shop: PhoneState | null
  skew: number
  pending: readonly Pending[]
}

export const firstState: GuestState = {
  status: 'connecting',
  hasHost: undefined,
  isClosed: false,
  shop: null,
  skew: 0,
  pending: [],
}

const mostPending = 6
/** Milliseconds to wait for the computer's answer. */
const patience = 4_000

type GuestDeps = {
  secret: string
  onChange: (state: GuestState) => void
  join?: typeof joinRoom
  now?: () => number
  /** Milliseconds until an unacknowledged ticket is sent again. */
  again?: number
}

/** Says hello, resends tickets until the computer acknowledges them, and keeps the state that it sends. */
export function startGuest({
  secret,
  onChange,
  join = joinRoom,
  now = () => Date.now(),
  again = 5_000,
}: GuestDeps) {
  let state = firstState
  let room: Room | undefined
  /** The device that sent the last state, and when by its own clock. */
  let host = { name: '', at: 0 }
  let isStopped = false
  /** Runs while the room is open and `hasHost` unknown. */
  let asking: ReturnType<typeof setTimeout> | undefined

  const change = (part: Partial<GuestState>) => {
    if (isStopped) return
    if (part.hasHost !== undefined) clearTimeout(asking)
    state = { ...state, ...part }
    onChange(state)
  }
  const say = (tickets: readonly Pending[]) => {
    for (const one of tickets) room?.send('act', sentAct(one, now()))
  }
  const timer = setInterval(() => {
    if (state.status === 'open' && state.hasHost) say(state.pending)
  }, again)

  const started = join({
    secret,
    onMessage: ({ kind, body, at, from }) => {
      // Other phones that leave say bye too.
      if (kind === 'bye' && from === host.name) change({ isClosed: true, hasHost: false })
      const shop = kind === 'state' ? readOrNull(readPhoneState, body) : null
      // Ignores states that arrive out of order.
      if (!shop || (from === host.name && at < host.at)) return
      host = { name: from, at }
      const pending = unacknowledged(state.pending, shop)
      const isBack = !state.hasHost
      change({ shop, pending, skew: at - now(), hasHost: true, isClosed: false })
      if (isBack) say(pending)
    },
    onStatus: (status) => {
      const isOpening = status === 'open' && state.status !== 'open'
      change(status === 'open' ? { status, hasHost: undefined } : { status })
      clearTimeout(asking)
      if (status === 'open') asking = setTimeout(() => change({ hasHost: false }), patience)
      // Also after a lost connection: states sent meanwhile were missed.
      if (isOpening) room?.send('hello')
    },
    onOthers: (count) => {
      if (count === 0) change({ hasHost: false })
    },
  }).then((joined) => {
    room = joined
    if (isStopped) room.close()
    else if (state.status === 'open' && !state.shop) room.send('hello')
  })

  return {
    started,
    /** False where too many tickets wait already. */
    send: (ticket: SentTicket): boolean => {
      if (state.pending.length >= mostPending) return false
      const one = { id: createUuid(), ticket }
      change({ pending: [...state.pending, one] })
      say([one])
      return true
    },
    stop: () => {
      isStopped = true
      clearInterval(timer)
      clearTimeout(asking)
      room?.close()
    },
  }
}

function sentAct({ id, ticket }: Pending, at: number): Act {
  return { type: 'send', id, at, by: 'phone', ticket }
}

function unacknowledged(pending: readonly Pending[], { tickets }: PhoneState) {
  const known = new Set(tickets.map(({ id }) => id))
  return pending.filter(({ id }) => !known.has(id))
}
