import { useStore } from '#app/platform/create-store.ts'
import { createKeptText } from '#app/platform/session-value.ts'
import { storageNames } from '#content/storage-names.ts'
import { withoutInvisible } from '#shared/invisible.ts'

/** Of a name, in characters: as long as the longest sign that still stands on a phone. */
export const longestName = 40

/** A name as it stands on a sign: one line, no space too many, not too long; empty for none. */
export function tidyName(text: string): string {
  const line = withoutInvisible(text.replace(/\s+/g, ' ')).trim()
  return [...line].slice(0, longestName).join('').trim()
}

export const ownName = createKeptText(
  () => sessionStorage,
  storageNames.ownName,
  (text) => tidyName(text) || null,
)

/** Puts the visitor's own name over the demonstrations; an empty one takes it away. */
export function sayOwnName(text: string) {
  ownName.say(tidyName(text) || null)
}

/** What the visitor's own shop is called; none while nobody has said, and while the prerendered page is hydrated. */
export function useOwnName(): string | null {
  return useStore(ownName, null)
}
