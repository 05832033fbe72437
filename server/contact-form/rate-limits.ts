import type { FastifyRequest } from 'fastify'
import type { ContactStore } from '#server/contact-store/contact-store.ts'
import { visitorNetwork, widerNetwork } from '#server/http/visitor-network.ts'

/** Milliseconds. Per IPv4 address or IPv6 /64, per IPv6 /48, or everybody together. */
type SendLimit = { most: number; within: number; who: 'address' | 'wider' | 'everybody' }
/** Per address and process, for `@fastify/rate-limit`. */
type Rate = { max: number; timeWindow: number }

export type RateLimits = Readonly<{ session: Rate; attempts: Rate; sent: readonly SendLimit[] }>

const minute = 60_000
const day = 1_440 * minute

/** Allows a person several corrections, and an office behind one address. */
export const rateLimits: RateLimits = {
  session: { max: 120, timeWindow: minute },
  attempts: { max: 60, timeWindow: 10 * minute },
  sent: [
    { most: 10, within: 10 * minute, who: 'address' },
    { most: 40, within: day, who: 'address' },
    { most: 30, within: 10 * minute, who: 'wider' },
    { most: 120, within: day, who: 'wider' },
    // More than thirty networks at their limit, so that few senders do not close the form for the others.
    { most: 1_000, within: 10 * minute, who: 'everybody' },
  ],
}

export type CountSent = ReturnType<typeof createCountSent>

type Deps = {
  limits: RateLimits['sent']
  store: Pick<ContactStore, 'takeCounts' | 'giveBackCounts'>
  /** Keyed hash of a network, so that a count's name identifies nobody without the key. */
  disguise: (network: string) => string
  countRefusal: (limit: string) => void
}

export function createCountSent({ limits, store, disguise, countRefusal }: Deps) {
  return async (request: FastifyRequest): Promise<{ wait: number } | { giveBack: () => Promise<void> }> => {
    const counts = limits.flatMap((limit) => {
      const network = networkOf(limit, request)
      if (network === undefined) return []
      const name = network === '' ? nameOf(limit) : `${nameOf(limit)} ${disguise(network)}`
      return [{ ...limit, name }]
    })
    const full = await store.takeCounts(counts)
    if (!full) return { giveBack: () => store.giveBackCounts(counts) }
    const limit = counts.find(({ name }) => name === full.name)
    if (limit) countRefusal(nameOf(limit))
    return { wait: Math.max(1, Math.ceil(full.wait / 1_000)) }
  }
}

function nameOf({ who, most, within }: SendLimit): string {
  return `sent: ${most} in ${within / minute} min, ${who}`
}

/** Undefined when this limit does not apply, '' for everybody's. */
function networkOf({ who }: SendLimit, { ip }: FastifyRequest): string | undefined {
  if (who === 'address') return visitorNetwork(ip)
  return who === 'wider' ? widerNetwork(ip) : ''
}
