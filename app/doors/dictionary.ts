import type { Language } from '#shared/locale.ts'
import { type Dictionary, fingerprint, isDictionary } from '#shared/messages.ts'

/** The fingerprint is that of its bytes. */
export type LoadedDictionary = { dictionary: Dictionary; fingerprint: string }

/** Fetches the dictionary of a language from its specified address; throws if it is not there or not a dictionary. */
export async function loadDictionary(lang: Language): Promise<LoadedDictionary> {
  const response = await fetch(`/assets/i18n/${lang}.json`)
  if (!response.ok) throw new Error(`The dictionary '${lang}' answered ${response.status}.`)
  const text = await response.text()
  const dictionary: unknown = JSON.parse(text)
  if (!isDictionary(dictionary)) throw new Error(`The dictionary '${lang}' is not a list of texts.`)
  return { dictionary, fingerprint: fingerprint(text) }
}
