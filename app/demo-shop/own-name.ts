import { useStore } from '#app/platform/create-store.ts'
import { createKeptText } from '#app/platform/session-value.ts'
import { storageNames } from '#content/storage-names.ts'
import { withoutInvisible } from '#shared/invisible.ts'

/** In characters; longer names do not fit on a phone. */
export const longestName = 40

/** One line, single spaces, shortened. */
export function tidyName(text: string): string {
  const line = withoutInvisible(text.replace(/\s+/g, ' ')).trim()
  return [...line].slice(0, longestName).join('').trim()
}

export const ownName = createKeptText(
  () => sessionStorage,
  storageNames.ownName,
  (text) => tidyName(text) || null,
)

/** An empty name removes it. */
export function setOwnName(text: string) {
  ownName.say(tidyName(text) || null)
}

/** Null while there is none, and during hydration. */
export function useOwnName(): string | null {
  return useStore(ownName, null)
}
