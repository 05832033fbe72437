import { attempt } from '#app/platform/attempt.ts'
import { createStore, useStore } from '#app/platform/create-store.ts'
import { storageNames } from '#content/storage-names.ts'
import { withoutInvisible } from '#shared/invisible.ts'

/** In characters; longer names do not fit on a phone. */
export const longestName = 40

/** One line, single spaces; a longer name ends at a whole word. */
export function tidyName(text: string): string {
  const line = withoutInvisible(text.replace(/\s+/g, ' ')).trim()
  const begun = [...line].slice(0, longestName).join('')
  return begun === line ? line : `${begun.replace(/(\s\S*|.)$/u, '')}…`
}

const { get, set, subscribe } = createStore(
  () => tidyName(attempt(() => sessionStorage.getItem(storageNames.ownName)) ?? '') || null,
)

export const ownName = { get, subscribe }

/** Kept for the session, or in memory where storage is refused. An empty name removes it. */
export function setOwnName(text: string) {
  const name = tidyName(text) || null
  attempt(() =>
    name
      ? sessionStorage.setItem(storageNames.ownName, name)
      : sessionStorage.removeItem(storageNames.ownName),
  )
  set(name)
}

/** Null while there is none, and during hydration. */
export function useOwnName(): string | null {
  return useStore(ownName, null)
}
