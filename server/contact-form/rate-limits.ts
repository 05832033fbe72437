import type { FastifyRequest } from 'fastify'
import type { ContactStore } from '#server/contact-store/contact-store.ts'
import { visitorNetwork, widerNetwork } from '#server/http/visitor-network.ts'

/**
 * How many in how long (milliseconds). `who` is counted: each visitor's address (IPv6: its /64), its wider network
 * (IPv6: its /48; IPv4 has none), all who sent several already, or everybody together.
 */
type SendLimit = { most: number; within: number; who: 'address' | 'wider' | 'busy' | 'everybody' }
/** For `@fastify/rate-limit`: what each address may ask of this process. */
type Rate = { max: number; timeWindow: number }

export type RateLimits = Readonly<{ shown: Rate; session: Rate; attempts: Rate; sent: readonly SendLimit[] }>

const minute = 60_000
const day = 1_440 * minute

/**
 * Generous to a person who corrects a form several times, or to an office behind one address; tight enough that nobody
 * fills the provider's mailbox. What is sent is counted in the store, by all processes together and beyond a restart.
 */
export const rateLimits: RateLimits = {
  shown: { max: 60, timeWindow: minute },
  session: { max: 120, timeWindow: minute },
  attempts: { max: 60, timeWindow: 10 * minute },
  sent: [
    { most: 10, within: 10 * minute, who: 'address' },
    { most: 40, within: day, who: 'address' },
    { most: 30, within: 10 * minute, who: 'wider' },
    { most: 120, within: day, who: 'wider' },
    // The rest of what everybody may send is for those who send their first or second.
    { most: 100, within: 10 * minute, who: 'busy' },
    { most: 300, within: 10 * minute, who: 'everybody' },
  ],
}

/** Who sends more than so many in ten minutes is busy. */
const busyBeyond = { sent: 2, within: 10 * minute }

export type CountSent = ReturnType<typeof createCountSent>

type Deps = {
  limits: RateLimits['sent']
  counts: Pick<ContactStore, 'takeCounts' | 'giveBackCounts'>
  /** Makes a name from which nobody can tell the network without the key, which the store holds too. */
  disguise: (network: string) => string
  countRefusal: (limit: string) => void
}

/** Counts a request that is about to be stored; gives the seconds to wait when it is one too many. */
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

/** The name under which a limit counts a request; undefined when it does not count it. */
function counted({ who }: SendLimit, { ip }: FastifyRequest): string | undefined {
  if (who === 'address') return visitorNetwork(ip)
  return who === 'wider' ? widerNetwork(ip) : who
}
