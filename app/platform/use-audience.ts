import { useSyncExternalStore } from 'react'
import { type AudienceId, audiences } from '#content/offerings.ts'
import { storageNames } from '#content/storage-names.ts'
import { audienceSubject } from '#shared/products.ts'
import { createKeptText } from './kept-text.ts'

const store = createKeptText<AudienceId>(
  () => sessionStorage,
  storageNames.audience,
  (text) => audiences.find((id) => id === text) ?? null,
)

export const chooseAudience = store.say
export const chosenAudience = store.get

/** Which of the four the visitor says to be. Nobody while the prerendered page is hydrated: the build knows no visitor. */
export function useAudience(): AudienceId | null {
  return useSyncExternalStore(store.subscribe, store.get, () => null)
}

/** The query of a link to the contact form, with what the visitor's request will be about; none while nobody has said. */
export function useSubjectQuery(): string | undefined {
  const audience = useAudience()
  const subject = audience && audienceSubject(audience)
  return subject ? `subject=${subject}` : undefined
}
