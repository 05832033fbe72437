import { settings } from '#content/settings.ts'
import { entryValue } from './entries.ts'

/** The keys that the site reads; `npm run doctor` tells which are not set. */
export type SettingKey =
  | `brand.${'name' | 'short' | 'logo' | 'logo.dark' | 'icon' | 'colour'}`
  | 'owner.language'
  | 'site.origin'
  | `company.${'kind' | 'name' | 'form' | 'address' | 'vat' | 'register' | 'rea' | 'capital'}`
  | `company.${'shareholder' | 'liquidation' | 'parent' | 'mutual' | 'order' | 'email' | 'pec' | 'phone'}`
  | `privacy.host${'' | '.country' | '.safeguard' | '.days'}`
  | 'privacy.backup.days'
  | `privacy.mail${'' | '.country' | '.safeguard'}`
  | `contact.${'extensions' | 'file.megabytes' | 'files' | 'retention.months' | 'receipt' | 'recipient'}`

/** The value of an active configuration entry, or an empty string: what is not set is left out of the page. */
export function setting(key: SettingKey): string {
  return entryValue(settings, key)
}
