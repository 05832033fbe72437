import { settings } from '#content/settings.ts'
import { entryValue } from './entries.ts'

export type SettingKey =
  | `brand.${'name' | 'short' | 'logo' | 'logo.dark' | 'icon' | 'colour'}`
  | 'owner.language'
  | 'site.origin'
  | `company.${'kind' | 'name' | 'form' | 'address' | 'vat' | 'register' | 'rea' | 'capital'}`
  | `company.${'shareholder' | 'liquidation' | 'parent' | 'mutual' | 'order' | 'email' | 'pec' | 'phone'}`
  | `privacy.host${'' | '.country' | '.safeguard' | '.days'}`
  | 'privacy.backup.days'
  | `privacy.mail${'' | '.country' | '.safeguard'}`
  | `contact.${'extensions' | 'file.megabytes' | 'files' | 'retention.months' | 'recipient'}`
  | 'visits.count'

/** '' when not set; pages omit what is empty. */
export function setting(key: SettingKey): string {
  return entryValue(settings, key)
}
