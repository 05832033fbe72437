import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How many in how long (milliseconds); `who` counts each visitor's address (IPv6: its /64) or everybody together. */
type Grade = { most: number; within: number; who: 'address' | 'everybody' }

export type RateLimits = { asked: readonly Grade[]; tried: readonly Grade[]; sent: readonly Grade[] }

const minute = 60_000
const day = 1_440 * minute

/**
 * Generous to a person who corrects a form several times, or to an office behind one address; tight enough that nobody
 * fills the provider's mailbox. Each server process counts for itself.
 */
export const rateLimits: RateLimits = {
  asked: [{ most: 120, within: minute, who: 'address' }],
  tried: [{ most: 60, within: 10 * minute, who: 'address' }],
  sent: [
    { most: 10, within: 10 * minute, who: 'address' },
    { most: 40, within: day, who: 'address' },
    { most: 300, within: 10 * minute, who: 'everybody' },
  ],
}

/** Counts a request; gives the seconds to wait when it is one too many. */
export type Limiter = (request: FastifyRequest) => Promise<number | undefined>

/** `scope` is the part of the server that the limits are for; call it before its routes are added. */
export async function createLimiters(scope: FastifyInstance, limits: RateLimits) {
  await scope.register(rateLimit, { global: false })
  const limiterOf = (grades: readonly Grade[]): Limiter => {
    const counters = grades.map(({ most, within, who }) =>
      scope.createRateLimit({
        max: most,
        timeWindow: within,
        ...(who === 'everybody' ? { keyGenerator: () => who } : {}),
      }),
    )
    return async (request) => {
      for (const count of counters) {
        const result = await count(request)
        if (!result.isAllowed && result.isExceeded) return Math.max(1, result.ttlInSeconds)
      }
      return undefined
    }
  }
  return { asked: limiterOf(limits.asked), tried: limiterOf(limits.tried), sent: limiterOf(limits.sent) }
}
