/** What all uploads together, and those of one visitor, may hold in memory. */
export type ByteBudget = ReturnType<typeof createByteBudget>

/** `who` is any name for the visitor: nobody alone can spend what is there for all. */
export function createByteBudget(most: number, mostEach = most) {
  const held = new Map<string, number>()
  let all = 0
  return {
    /** False when the budget is spent: nothing was taken. */
    take: (bytes: number, who = ''): boolean => {
      const own = (held.get(who) ?? 0) + bytes
      if (all + bytes > most || own > mostEach) return false
      held.set(who, own)
      all += bytes
      return true
    },
    release: (bytes: number, who = '') => {
      const own = (held.get(who) ?? 0) - bytes
      if (own > 0) held.set(who, own)
      else held.delete(who)
      all -= bytes
    },
  }
}
