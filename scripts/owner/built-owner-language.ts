import { chosenOwnerLanguage } from '#shared/entries.ts'
import { setting } from '#shared/setting.ts'
import { ownerLanguages } from './owner-language.ts'

/** From the bundled settings, since a release has no settings file. */
export const builtOwnerLanguage = chosenOwnerLanguage(setting('owner.language'), ownerLanguages)
