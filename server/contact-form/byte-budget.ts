/** What all uploads together may hold in memory. */
export type ByteBudget = ReturnType<typeof createByteBudget>

export function createByteBudget(most: number) {
  let held = 0
  return {
    /** False when the budget is spent: nothing was taken. */
    take: (bytes: number): boolean => {
      if (held + bytes > most) return false
      held += bytes
      return true
    },
    release: (bytes: number) => {
      held -= bytes
    },
  }
}
