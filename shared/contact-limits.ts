import type { ContactLimits } from './contact-request.ts'
import { setting } from './setting.ts'

/** From the settings; invalid or missing numbers fall back to defaults. */
export function contactLimits(): ContactLimits {
  return {
    extensions: setting('contact.extensions'),
    megabytes: positive(setting('contact.file.megabytes'), 5),
    files: Math.floor(positive(setting('contact.files'), 3)),
  }
}

function positive(text: string, otherwise: number): number {
  const number = Number(text)
  return text !== '' && Number.isFinite(number) && number >= 0 ? number : otherwise
}
