type Bounds = { bytes: number; uploads: number; uploadsEach: number }
type Share = { bytes: number; uploads: number }
type Network = Share & { isQuiet: boolean; open: Set<Held> }
type Held = { bytes: number; evict: () => void; close: () => void }

/** Bytes that one upload holds; `close` gives all of them back, however often it is called. */
export type Upload = {
  /** False when the budget is spent: nothing was taken. */
  take: (bytes: number) => boolean
  giveBack: (bytes: number) => void
  close: () => void
  /** Whether its network has no other under way. */
  isQuiet: () => boolean
}

type Opening = {
  /** Any name for the network that it comes from. */
  who: string
  /** Whether that is not known to try again and again. */
  isQuiet?: boolean
  /** Called when its place is needed: it came as the first of a network that turned out to be many. */
  onEvicted?: () => void
}

/** The part that is kept for networks with one upload at a time: those who are many cannot spend it. */
const kept = 1 / 4

/** `bytes` and `uploads` are for all together; one network has half the bytes of the many, and `uploadsEach` uploads. */
export function createByteBudget({ bytes, uploads, uploadsEach }: Bounds) {
  const networks = new Map<string, Network>()
  const all: Share = { bytes: 0, uploads: 0 }
  const many: Share = { bytes: 0, uploads: 0 }
  const forMany: Share = { bytes: bytes * (1 - kept), uploads: uploads * (1 - kept) }

  /** From now on all of a network counts among the many. */
  function addToMany(network: Network) {
    if (!network.isQuiet) return
    network.isQuiet = false
    many.bytes += network.bytes
    many.uploads += network.uploads
    for (const held of [...network.open]) {
      if (many.uploads <= forMany.uploads && many.bytes <= forMany.bytes) break
      held.evict()
    }
  }

  function open({ who, isQuiet = true, onEvicted = () => {} }: Opening): Upload | undefined {
    const network: Network = networks.get(who) ?? { bytes: 0, uploads: 0, isQuiet: true, open: new Set() }
    if (!isQuiet || network.uploads > 0) addToMany(network)
    const hasPlace = all.uploads < uploads && (network.isQuiet || many.uploads < forMany.uploads)
    if (!hasPlace || network.uploads >= uploadsEach) return undefined
    networks.set(who, network)

    const add = (more: Share) => {
      for (const share of network.isQuiet ? [all, network] : [all, network, many]) {
        share.bytes += more.bytes
        share.uploads += more.uploads
      }
    }
    const hold = (more: number) => {
      held.bytes += more
      add({ bytes: more, uploads: 0 })
    }
    const held: Held = {
      bytes: 0,
      evict: () => {
        held.close()
        onEvicted()
      },
      close: () => {
        if (!network.open.delete(held)) return
        add({ bytes: -held.bytes, uploads: -1 })
        if (network.uploads === 0) networks.delete(who)
      },
    }
    network.open.add(held)
    add({ bytes: 0, uploads: 1 })
    return {
      take: (more) => {
        const isFull = all.bytes + more > bytes || network.bytes + more > forMany.bytes / 2
        const isFullForMany = !network.isQuiet && many.bytes + more > forMany.bytes
        if (!network.open.has(held) || isFull || isFullForMany) return false
        hold(more)
        return true
      },
      giveBack: (less) => {
        if (network.open.has(held)) hold(-Math.min(less, held.bytes))
      },
      close: held.close,
      isQuiet: () => network.isQuiet,
    }
  }

  return { open, state: () => ({ uploads: all.uploads, bytes: all.bytes, most: bytes }) }
}
