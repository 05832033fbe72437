import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import type { PublishWords } from './words.ts'
import { english } from './words-en.ts'
import { italian } from './words-it.ts'

export const publishWords: Readonly<Record<OwnerLanguage, PublishWords>> = { it: italian, en: english }

/** What to do about a fault that ssh, tar or the network told; empty where nothing is known. */
export function cureOf(words: PublishWords, told: string): string {
  return words.causes.find(([pattern]) => pattern.test(told))?.[1] ?? ''
}
