import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import { wordsEn } from './fault-words-en.ts'
import { wordsIt } from './fault-words-it.ts'
import type { FaultWords } from './fault-words-shape.ts'

/** What content check and build say of a fault in the owner's files. */
export const faultWords: Readonly<Record<OwnerLanguage, FaultWords>> = { it: wordsIt, en: wordsEn }
