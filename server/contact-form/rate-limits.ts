import type { FastifyInstance, FastifyRequest } from 'fastify'
import { visitorNetwork, widerNetwork } from '#server/http/visitor-network.ts'

/** Milliseconds. Per IPv4 address or IPv6 /64, per IPv6 /48, or everybody together. */
type SendLimit = { most: number; within: number; who: 'address' | 'wider' | 'everybody' }
type Rate = { max: number; timeWindow: number }

/** Counted by `@fastify/rate-limit` in this process's memory. */
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
  createRateLimit: FastifyInstance['createRateLimit']
  countRefusal: (limit: string) => void
}

/** Counts what was stored: neither repeats nor our own failures cost an attempt. */
export function createCountSent({ limits, createRateLimit, countRefusal }: Deps) {
  const counters = limits.map((limit) => ({ name: nameOf(limit), count: createRateLimit(optionsOf(limit)) }))
  /** Being stored, by limit and network: simultaneous ones must not all take the last place. */
  const underWay = new Map<string, number>()
  const add = (place: string, change: number) => {
    const sum = (underWay.get(place) ?? 0) + change
    if (sum > 0) underWay.set(place, sum)
    else underWay.delete(place)
  }

  return async <Saved extends { isNew: boolean }>(
    request: FastifyRequest,
    save: () => Promise<Saved>,
  ): Promise<Saved | { wait: number }> => {
    const taken: { place: string; count: (typeof counters)[number]['count'] }[] = []
    try {
      for (const { name, count } of counters) {
        const found = await count(request, { increment: false })
        if (found.isAllowed) continue
        const place = `${name} ${found.key}`
        if (found.remaining <= (underWay.get(place) ?? 0)) {
          countRefusal(name)
          return { wait: Math.max(1, found.ttlInSeconds) }
        }
        add(place, 1)
        taken.push({ place, count })
      }
      const saved = await save()
      if (saved.isNew) for (const { count } of taken) await count(request)
      return saved
    } finally {
      for (const { place } of taken) add(place, -1)
    }
  }
}

function nameOf({ who, most, within }: SendLimit): string {
  return `sent: ${most} in ${within / minute} min, ${who}`
}

function optionsOf({ who, most, within }: SendLimit) {
  return {
    max: most,
    timeWindow: within,
    keyGenerator: ({ ip }: FastifyRequest) => networkOf(who, ip) ?? '',
    allowList: ({ ip }: FastifyRequest) => networkOf(who, ip) === undefined,
  }
}

/** Undefined when this limit does not apply. */
function networkOf(who: SendLimit['who'], ip: string): string | undefined {
  if (who === 'everybody') return who
  return who === 'wider' ? widerNetwork(ip) : visitorNetwork(ip)
}
