import type { ContactLimits } from './contact-request.ts'
import { type SettingKey, setting } from './setting.ts'

/** From the settings; invalid or missing numbers fall back to defaults. */
export function contactLimits(read: (key: SettingKey) => string = setting): ContactLimits {
  return {
    extensions: read('contact.extensions'),
    megabytes: positive(read('contact.file.megabytes'), 5),
    files: Math.floor(positive(read('contact.files'), 3)),
  }
}

function positive(text: string, otherwise: number): number {
  const number = Number(text)
  return text !== '' && Number.isFinite(number) && number >= 0 ? number : otherwise
}
