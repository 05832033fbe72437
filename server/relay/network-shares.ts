import { createRecentCounts } from '#server/http/recent-counts.ts'
import type { RelayLimits } from './relay-limits.ts'

/** A visitor's network, and the wider one around it; the same for IPv4. */
export type Networks = { own: string; wider: string }

type Thing = 'rooms' | 'streams'

export type NetworkShares = ReturnType<typeof createNetworkShares>

/** How much of the relay each network has now, and how many messages it sent within a minute. */
export function createNetworkShares(limits: RelayLimits['ofNetwork'], now: () => number) {
  const has = new Map<string, number>()
  const messages = createRecentCounts(60_000, 20_000, now)
  // Below both limits, the wider one of IPv4 is the same and never the narrower.
  const graded = (networks: Networks) =>
    (['own', 'wider'] as const).map((grade) => [`${grade} ${networks[grade]}`, limits[grade]] as const)

  return {
    isFull: (thing: Thing, networks: Networks): boolean =>
      graded(networks).some(([name, most]) => (has.get(`${thing} ${name}`) ?? 0) >= most[thing]),
    add: (thing: Thing, networks: Networks, more: 1 | -1) => {
      for (const [name] of graded(networks)) {
        const count = (has.get(`${thing} ${name}`) ?? 0) + more
        if (count > 0) has.set(`${thing} ${name}`, count)
        else has.delete(`${thing} ${name}`)
      }
    },
    /** Counts a message too. */
    isOften: (networks: Networks): boolean =>
      graded(networks)
        .map(([name, most]) => messages.add(name).count > most.messagesEachMinute)
        .some(Boolean),
  }
}
