import type { FastifyRequest } from 'fastify'
import type { ContactStore } from '#server/contact-store/contact-store.ts'
import { visitorNetwork, widerNetwork } from '#server/http/visitor-network.ts'

/** Milliseconds. Per IPv4 address or IPv6 /64, per IPv6 /48, all who send several together, or everybody. */
type SendLimit = { most: number; within: number; who: 'address' | 'wider' | 'busy' | 'everybody' }
/** Per address and process, for `@fastify/rate-limit`. */
type Rate = { max: number; timeWindow: number }

export type RateLimits = Readonly<{ shown: Rate; session: Rate; attempts: Rate; sent: readonly SendLimit[] }>

const minute = 60_000
const day = 1_440 * minute

/** Allows a person several corrections, and an office behind one address. */
export const rateLimits: RateLimits = {
  shown: { max: 60, timeWindow: minute },
  session: { max: 120, timeWindow: minute },
  attempts: { max: 60, timeWindow: 10 * minute },
  sent: [
    { most: 10, within: 10 * minute, who: 'address' },
    { most: 40, within: day, who: 'address' },
    { most: 30, within: 10 * minute, who: 'wider' },
    { most: 120, within: day, who: 'wider' },
    // The remaining 200 are reserved for visitors who send their first or second request.
    { most: 100, within: 10 * minute, who: 'busy' },
    { most: 300, within: 10 * minute, who: 'everybody' },
  ],
}

/** More than this within ten minutes makes a sender busy. */
const busyBeyond = { sent: 2, within: 10 * minute }

export type CountSent = ReturnType<typeof createCountSent>

type Deps = {
  limits: RateLimits['sent']
  counts: Pick<ContactStore, 'takeCounts' | 'giveBackCounts'>
  /** Keyed hash of a network, so that a count's name identifies nobody without the key. */
  disguise: (network: string) => string
  countRefusal: (limit: string) => void
}

export function createCountSent({ limits, counts, disguise, countRefusal }: Deps) {
  return async (request: FastifyRequest): Promise<{ wait: number } | { giveBack: () => Promise<void> }> => {
    const named = limits.flatMap((limit) => {
      const who = counted(limit, request)
      if (who === undefined) return []
      const isOfAll = limit.who === 'busy' || limit.who === 'everybody'
      const name = isOfAll ? nameOf(limit) : `${nameOf(limit)} ${disguise(who)}`
      const beyond = limit.who === 'busy' ? { beyond: busyBeyond.sent } : {}
      return [{ limit, count: { name, most: limit.most, within: limit.within, ...beyond } }]
    })
    const own = {
      name: `quiet ${disguise(visitorNetwork(request.ip))}`,
      within: busyBeyond.within,
      most: Number.POSITIVE_INFINITY,
    }
    const result = await counts.takeCounts([own, ...named.map(({ count }) => count)])
    if ('taken' in result) return { giveBack: () => counts.giveBackCounts(result.taken) }
    const full = named.find(({ count }) => count.name === result.full)
    if (full) countRefusal(nameOf(full.limit))
    return { wait: Math.max(1, Math.ceil(result.wait / 1_000)) }
  }
}

function nameOf({ who, most, within }: SendLimit): string {
  return `sent: ${most} in ${within / minute} min, ${who}`
}

/** Undefined when this limit does not apply. */
function counted({ who }: SendLimit, { ip }: FastifyRequest): string | undefined {
  if (who === 'address') return visitorNetwork(ip)
  return who === 'wider' ? widerNetwork(ip) : who
}
