import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import type { CommandWords } from './desk.ts'
import { english } from './words-en.ts'
import { italian } from './words-it.ts'

export const commandWords: Readonly<Record<OwnerLanguage, CommandWords>> = { it: italian, en: english }
