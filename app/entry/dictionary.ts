import type { Language } from '#shared/locale.ts'
import { type Dictionary, fingerprint } from '#shared/messages.ts'

export type LoadedDictionary = { dictionary: Dictionary; fingerprint: string }

/** Milliseconds for each of two tries. */
const timeLimit = 20_000

/** Tries twice, then throws. */
export async function loadDictionary(lang: Language): Promise<LoadedDictionary> {
  const text = await fetchText(lang).catch(() => fetchText(lang))
  // The server checks that it is a list of texts.
  return { dictionary: JSON.parse(text), fingerprint: fingerprint(text) }
}

async function fetchText(lang: Language): Promise<string> {
  const response = await fetch(`/assets/i18n/${lang}.json`, { signal: AbortSignal.timeout(timeLimit) })
  if (!response.ok) throw new Error(`The dictionary '${lang}' answered ${response.status}.`)
  return response.text()
}
