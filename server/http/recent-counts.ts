/**
 * Counts by name, each for `within` milliseconds since its first. Of this process alone, and by its own clock: setting
 * that of the machine changes nothing. The oldest go when there are too many names.
 */
export function createRecentCounts(within: number, mostNames = 20_000, clock = () => performance.now()) {
  const counts = new Map<string, { count: number; until: number }>()

  function live(name: string) {
    const found = counts.get(name)
    return found && found.until > clock() ? found : undefined
  }

  return {
    /** Counts more; gives how many there are, and the milliseconds until they are forgotten. */
    add: (name: string, more = 1): { count: number; wait: number } => {
      const now = clock()
      const one = live(name) ?? { count: 0, until: now + within }
      if (one.count === 0) {
        // Names stand in the order in which their time began.
        counts.delete(name)
        counts.set(name, one)
        if (counts.size > mostNames) for (const oldest of counts.keys().take(1)) counts.delete(oldest)
      }
      one.count += more
      return { count: one.count, wait: one.until - now }
    },
    count: (name: string): number => live(name)?.count ?? 0,
    takeBack: (name: string) => {
      const found = live(name)
      if (found) found.count = Math.max(0, found.count - 1)
    },
  }
}
