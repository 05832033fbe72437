import { showError } from '#app/components/toaster/show-error.ts'
import { parseAct } from '#app/demo-shop/acts.ts'
import { type DemoShop, demoShop } from '#app/demo-shop/demo-shop.ts'
import { ownName } from '#app/demo-shop/own-name.ts'
import { createStore } from '#app/platform/create-store.ts'
import { canEncrypt, createSecret } from '#app/platform/room/cipher.ts'
import { joinRoom, type Message, type Room } from '#app/platform/room/join-room.ts'
import type { LineStatus } from '#app/platform/room/room-line.ts'
import { type FromPhone, phoneState } from './phone-state.ts'

/** Milliseconds until a state that was not sent is tried again. */
const again = 5_000

/** `phones` is the number connected. */
export type HostState = { secret?: undefined } | { secret: string; status: LineStatus; phones: number }

type HostDeps = { demoShop: DemoShop; join: typeof joinRoom }

/** Sends the whole state at each change. */
function createTelling(demoShop: DemoShop, room: () => Room | undefined) {
  let sent: readonly FromPhone[] = []
  let lastSent = ''

  const stateNow = () => phoneState(demoShop.get(), sent, ownName.get() ?? undefined)
  async function tell() {
    const body = stateNow()
    const text = JSON.stringify(body)
    lastSent = text
    const isSent = await room()?.send('state', body)
    if (isSent === false && lastSent === text) lastSent = ''
  }
  /** Phones may send tickets, and nothing else. */
  function take(body: unknown) {
    const act = parseAct(body)
    if (act?.type !== 'send' || sent.some(({ id }) => id === act.id)) return
    const { ticket } = act
    const isTaken = demoShop.act({ type: 'send', id: act.id, at: Date.now(), by: 'phone', ticket })
    const lines = ticket.courses.flatMap((course) => course.lines)
    const known = {
      id: act.id,
      table: ticket.table,
      lines: lines.map(({ dish, count }) => ({ dish, count })),
    }
    sent = [{ ...known, isTaken }, ...sent]
  }
  const tellChanges = () => {
    if (JSON.stringify(stateNow()) !== lastSent) tell()
  }
  const stopListening = [demoShop, ownName].map(({ subscribe }) => subscribe(tellChanges))
  const timer = setInterval(tellChanges, again)

  return {
    tell,
    hear: ({ kind, body }: Message) => {
      if (kind === 'act') take(body)
      if (kind === 'hello' || kind === 'act') tell()
    },
    stop: () => {
      clearInterval(timer)
      for (const stop of stopListening) stop()
    },
  }
}

/**
 * The computer's side: opens a room, applies what phones send and sends them the shop's state, across pages
 * until it is stopped or the room's time is over.
 */
export function createPhoneHost({ demoShop, join }: HostDeps) {
  const store = createStore<HostState>(() => ({}))
  let stopRoom = () => {}

  async function start() {
    if (store.get().secret !== undefined) stop()
    const secret = createSecret()
    store.set({ secret, status: 'connecting', phones: 0 })
    let room: Room | undefined
    const telling = createTelling(demoShop, () => room)
    stopRoom = () => {
      telling.stop()
      room?.close()
    }
    const isOurs = () => store.get().secret === secret
    const change = (part: Partial<Extract<HostState, { secret: string }>>) => {
      const state = store.get()
      if (state.secret === secret) store.set({ ...state, ...part })
    }
    room = await join({
      secret,
      onMessage: (message) => isOurs() && telling.hear(message),
      onStatus: (status) => {
        change({ status })
        if (isOurs() && status === 'over') stopRoom()
      },
      onOthers: (phones) => {
        change({ phones })
        if (isOurs() && phones > 0) telling.tell()
      },
    })
    if (!isOurs()) room.close()
  }

  function stop() {
    stopRoom()
    stopRoom = () => {}
    store.set({})
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    /** All codes on a page share one room. */
    open: () => {
      if (store.get().secret === undefined && canEncrypt()) start().catch(showError)
    },
    again: () => start().catch(showError),
    stop,
  }
}

export const phoneHost = createPhoneHost({ demoShop, join: joinRoom })
