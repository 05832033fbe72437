/** Configuration entry of the specification (§3). */
export type Entry = { enable: number; key: string; value: string }

export function entryValue(entries: readonly Entry[], key: string): string {
  return entries.find((entry) => entry.key === key && entry.enable === 1)?.value ?? ''
}
