import type { FastifyRequest } from 'fastify'
import type { ContactStore } from '#server/contact-store/contact-store.ts'
import { createRecentCounts } from '#server/http/recent-counts.ts'
import { visitorNetwork, widerNetwork } from '#server/http/visitor-network.ts'
import type { LimitLog } from '#server/plugins/limit-log.ts'

/**
 * How many in how long (milliseconds). `who` is counted: each visitor's address (IPv6: its /64), its wider network
 * (IPv6: its /48; IPv4 has none), all who sent several already, or everybody together.
 */
type Grade = { most: number; within: number; who: 'address' | 'wider' | 'busy' | 'everybody' }
type Kind = 'shown' | 'asked' | 'tried' | 'sent'

export type RateLimits = Readonly<Record<Kind, readonly Grade[]>>

const minute = 60_000
const day = 1_440 * minute

/**
 * Generous to a person who corrects a form several times, or to an office behind one address; tight enough that nobody
 * fills the provider's mailbox. What is sent is counted in the store, by all processes together and beyond a restart;
 * the others spare this process's own time and are its own.
 */
export const rateLimits: RateLimits = {
  shown: [
    { most: 60, within: minute, who: 'address' },
    { most: 240, within: minute, who: 'wider' },
  ],
  asked: [
    { most: 120, within: minute, who: 'address' },
    { most: 480, within: minute, who: 'wider' },
  ],
  tried: [
    { most: 60, within: 10 * minute, who: 'address' },
    { most: 240, within: 10 * minute, who: 'wider' },
  ],
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

/** Who sends more than so many in ten minutes, or tries more than so often, is no quiet network. */
const quiet = { sent: 2, tried: 5, within: 10 * minute }

export type Limiters = ReturnType<typeof createLimiters>
export type Sending = { wait: number } | { giveBack: () => Promise<void> }

type LimiterDeps = {
  limits: RateLimits
  counts: Pick<ContactStore, 'takeCounts' | 'giveBackCounts'>
  /** Makes a name from which nobody can tell the network without the key, which the store holds too. */
  disguise: (network: string) => string
  limitLog: LimitLog
}

export function createLimiters({ limits, counts, disguise, limitLog }: LimiterDeps) {
  const tries = createRecentCounts(quiet.within)
  const ownLimit = (kind: Kind) => {
    const grades = limits[kind].map((grade) => ({ grade, recent: createRecentCounts(grade.within) }))
    return {
      count: (request: FastifyRequest): number | undefined => {
        for (const { grade, recent } of grades) {
          const name = counted(grade, request)
          if (name === undefined) continue
          const { count, wait } = recent.add(name)
          if (count > grade.most) return refuse(nameOf(kind, grade), wait)
        }
        return undefined
      },
      takeBack: (request: FastifyRequest) => {
        for (const { grade, recent } of grades) {
          const name = counted(grade, request)
          if (name !== undefined) recent.takeBack(name)
        }
      },
    }
  }

  function refuse(name: string, wait: number): number {
    limitLog.refused(name, wait)
    return Math.max(1, Math.ceil(wait / 1_000))
  }

  async function sent(request: FastifyRequest): Promise<Sending> {
    const named = limits.sent.flatMap((grade) => {
      const who = counted(grade, request)
      if (who === undefined) return []
      const limit = nameOf('sent', grade)
      const isOfAll = grade.who === 'busy' || grade.who === 'everybody'
      const name = isOfAll ? limit : `${limit} ${disguise(who)}`
      const beyond = grade.who === 'busy' ? { beyond: quiet.sent } : {}
      return [{ limit, count: { name, most: grade.most, within: grade.within, ...beyond } }]
    })
    const own = {
      name: `quiet ${disguise(visitorNetwork(request.ip))}`,
      within: quiet.within,
      most: Number.POSITIVE_INFINITY,
    }
    const result = await counts.takeCounts([own, ...named.map(({ count }) => count)])
    if ('taken' in result) return { giveBack: () => counts.giveBackCounts(result.taken) }
    const limit = named.find(({ count }) => count.name === result.full)?.limit ?? 'sent'
    return { wait: refuse(limit, result.wait) }
  }

  const tried = ownLimit('tried')
  return {
    /** These count a request and give the seconds to wait when it is one too many. */
    shown: ownLimit('shown').count,
    asked: ownLimit('asked').count,
    tried: (request: FastifyRequest) => {
      tries.add(visitorNetwork(request.ip))
      return tried.count(request)
    },
    sent,
    /** An attempt that failed by no fault of the visitor is forgotten. */
    forgive: (request: FastifyRequest) => {
      tries.takeBack(visitorNetwork(request.ip))
      tried.takeBack(request)
    },
    isQuiet: (request: FastifyRequest) => tries.count(visitorNetwork(request.ip)) <= quiet.tried,
  }
}

function nameOf(kind: Kind, { who, most, within }: Grade): string {
  return `${kind}: ${most} in ${within / minute} min, ${who}`
}

/** The name under which a grade counts a request; undefined when it does not count it. */
function counted({ who }: Grade, { ip }: FastifyRequest): string | undefined {
  if (who === 'address') return visitorNetwork(ip)
  if (who !== 'wider') return who
  const wider = widerNetwork(ip)
  return wider === visitorNetwork(ip) ? undefined : wider
}
