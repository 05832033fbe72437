import { showError } from '#app/components/toaster/show-error.ts'
import { parseAct } from '#app/counter/acts.ts'
import { chosenDelivery } from '#app/counter/chosen-delivery.ts'
import { counter, type counter as counterStore } from '#app/counter/counter-store.ts'
import { ownName } from '#app/counter/own-name.ts'
import { joinRoom, type Room, type RoomStatus } from '#app/platform/room/join-room.ts'
import type { Message } from '#app/platform/room/message.ts'
import { canSeal, createSecret } from '#app/platform/room/seal.ts'
import { customerDelivery } from './customer-delivery.ts'
import { type FromPhone, phoneState } from './phone-state.ts'

/** `phones`: how many are connected now. */
export type HostState = { secret?: undefined } | { secret: string; status: RoomStatus; phones: number }

type HostDeps = {
  counter: typeof counterStore
  join: typeof joinRoom
  now: () => number
  /** Says `pagehide` when the page is left; the window. */
  page?: EventTarget
}

/**
 * The computer's side: opens a room, does what telephones ask, and tells them how the shop stands. It goes on over pages
 * until it is stopped, the page is left, or the room's time is over.
 */
export function createPhoneHost({ counter, join, now, page }: HostDeps) {
  const listeners = new Set<() => void>()
  let state: HostState = {}
  let stopRoom = () => {}

  const show = (next: HostState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const change = (part: Partial<Extract<HostState, { secret: string }>>) => {
    if (state.secret !== undefined) show({ ...state, ...part })
  }

  async function start() {
    if (state.secret !== undefined) stop()
    const secret = createSecret()
    show({ secret, status: 'connecting', phones: 0 })
    let room: Room | undefined
    let sent: readonly FromPhone[] = []
    let told = ''
    const isOurs = () => state.secret === secret

    const stateNow = () => {
      const shop = counter.get()
      const delivery = customerDelivery(shop.deliveries, chosenDelivery.get(), now())
      return phoneState(shop, sent, delivery, ownName.get() ?? undefined)
    }
    function tell() {
      const body = stateNow()
      told = JSON.stringify(body)
      room?.send('state', body)
    }
    function hear(message: Message) {
      if (!isOurs()) return
      if (message.kind === 'act') take(message.body)
      if (message.kind === 'hello' || message.kind === 'act') tell()
    }
    /** Telephones may send tickets, and nothing else. */
    function take(body: unknown) {
      const act = parseAct(body)
      if (act?.type !== 'send' || sent.some(({ id }) => id === act.id)) return
      const { ticket } = act
      const isTaken = counter.act({ type: 'send', id: act.id, at: now(), by: 'phone', ticket })
      const lines = ticket.courses.flatMap((course) => course.lines)
      const known = {
        id: act.id,
        table: ticket.table,
        lines: lines.map(({ dish, count }) => ({ dish, count })),
      }
      sent = [{ ...known, isTaken }, ...sent]
    }
    const tellChanges = () => {
      if (JSON.stringify(stateNow()) !== told) tell()
    }
    const stopListening = [counter, chosenDelivery, ownName].map(({ subscribe }) => subscribe(tellChanges))
    const leave = () => stop()
    const left = page ?? window
    left.addEventListener('pagehide', leave)
    stopRoom = () => {
      for (const stop of stopListening) stop()
      left.removeEventListener('pagehide', leave)
      room?.close()
    }
    room = await join({
      secret,
      onMessage: hear,
      onStatus: (status) => {
        if (!isOurs()) return
        change({ status })
        if (status === 'over') stopRoom()
      },
      onOthers: (phones) => {
        if (!isOurs()) return
        change({ phones })
        if (phones > 0) tell()
      },
    })
    if (!isOurs()) room.close()
  }

  function stop() {
    stopRoom()
    stopRoom = () => {}
    show({})
  }

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** One room serves every code of the page. */
    open: () => {
      if (state.secret === undefined && canSeal()) start().catch(showError)
    },
    again: () => start().catch(showError),
    stop,
  }
}

export const phoneHost = createPhoneHost({ counter, join: joinRoom, now: () => Date.now() })
