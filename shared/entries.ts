/** A configuration entry, as the specification has it (§3). */
export type Entry = { enable: number; key: string; value: string }

/** The value of the first entry with exactly this key and `enable` equal to 1; an empty string if there is none. */
export function entryValue(entries: readonly Entry[], key: string): string {
  return entries.find((entry) => entry.key === key && entry.enable === 1)?.value ?? ''
}
