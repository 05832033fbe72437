import { chosenOwnerLanguage } from '#shared/owner-language.ts'
import { setting } from '#shared/setting.ts'
import { ownerLanguages } from './owner-language.ts'

/** The owner's language by the settings that this program was loaded with: a release has no file of them beside it. */
export const builtOwnerLanguage = chosenOwnerLanguage(setting('owner.language'), ownerLanguages)
