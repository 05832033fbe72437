import type { Act, ActInput } from '#app/demo-shop/acts.ts'
import { readOrNull } from '#app/demo-shop/readers.ts'
import { joinRoom, type Room } from '#app/platform/room/join-room.ts'
import type { LineStatus } from '#app/platform/room/room-line.ts'
import { type PhoneState, readPhoneState } from '#app/products/product-page/companion-phone/phone-state.ts'
import { createUuid } from '#shared/uuid.ts'

export type SentTicket = Extract<ActInput, { type: 'send' }>['ticket']
/** Not yet acknowledged by the computer. */
export type Pending = { id: string; ticket: SentTicket }

/** `shop` is the computer's shop as last received; `hasHost` is undefined while unknown. */
export type GuestState = {
  status: LineStatus
  hasHost: boolean | undefined
  shop: PhoneState | null
  pending: readonly Pending[]
}

export const firstState: GuestState = {
  status: 'connecting',
  hasHost: undefined,
  shop: null,
  pending: [],
}

const mostPending = 6
/** Milliseconds to wait for the computer's answer. */
const patience = 4_000
/** Milliseconds until an unacknowledged ticket is sent again. */
const again = 5_000

type GuestDeps = {
  secret: string
  onChange: (state: GuestState) => void
  join?: typeof joinRoom
}

/** Says hello, resends tickets until the computer acknowledges them, and keeps the state that it sends. */
export function startGuest({ secret, onChange, join = joinRoom }: GuestDeps) {
  let state = firstState
  let room: Room | undefined
  let others = 0
  /** When the last state was sent, by the computer's clock. */
  let last = 0
  let isStopped = false
  let asking: ReturnType<typeof setTimeout> | undefined

  const change = (part: Partial<GuestState>) => {
    if (isStopped) return
    if ('hasHost' in part) clearTimeout(asking)
    state = { ...state, ...part }
    onChange(state)
  }
  const say = (tickets: readonly Pending[]) => {
    for (const one of tickets) room?.send('act', sentAct(one))
  }
  const askForHost = () => {
    change({ hasHost: undefined })
    asking = setTimeout(() => change({ hasHost: false }), patience)
    room?.send('hello')
  }
  const timer = setInterval(() => {
    if (state.status === 'open' && state.hasHost) say(state.pending)
  }, again)

  const started = join({
    secret,
    onMessage: ({ kind, body, at }) => {
      const shop = kind === 'state' ? readOrNull(readPhoneState, body) : null
      // Ignores states that arrive out of order.
      if (!shop || at < last) return
      last = at
      const isBack = !state.hasHost
      change({ shop, pending: unacknowledged(state.pending, shop), hasHost: true })
      if (isBack) say(state.pending)
    },
    onStatus: (status) => {
      change({ status })
      // Also after a lost connection: states sent meanwhile were missed.
      if (status === 'open') askForHost()
      else clearTimeout(asking)
    },
    onOthers: (count) => {
      // Who left may be the computer.
      if (count === 0) change({ hasHost: false })
      else if (count < others) askForHost()
      others = count
    },
  }).then((joined) => {
    room = joined
    if (isStopped) room.close()
    else if (state.status === 'open') room.send('hello')
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

function sentAct({ id, ticket }: Pending): Act {
  return { type: 'send', id, at: Date.now(), by: 'phone', ticket }
}

function unacknowledged(pending: readonly Pending[], { tickets }: PhoneState) {
  const known = new Set(tickets.map(({ id }) => id))
  return pending.filter(({ id }) => !known.has(id))
}
