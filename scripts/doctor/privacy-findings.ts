import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import { hosting, hostLogDays, hosts } from '#shared/hosting.ts'
import { type SettingKey, setting } from '#shared/setting.ts'
import { type Gap, settingPlace } from './finding.ts'
import { privacyWords } from './privacy-words.ts'

/** What the privacy notice cannot say yet, so that it asks visitors to write instead (art. 13 GDPR). */
export function privacyFindings(
  lang: OwnerLanguage,
  read: (key: SettingKey) => string = setting,
): readonly Gap[] {
  const words = privacyWords[lang]
  const gaps = hosts.flatMap((host): Gap[] => {
    const { name, country, safeguard } = words[host]
    const place = hosting(host, read)
    if (place?.safeguard === 'unsaid') {
      return [{ group: 'must', ...settingPlace(`${host}.safeguard`, 'adequacy'), text: safeguard }]
    }
    return [
      ...(read(host)
        ? []
        : [{ group: 'should', ...settingPlace(host, words.nameExample), text: name } as const]),
      ...(read(`${host}.country`)
        ? []
        : [{ group: 'should', ...settingPlace(`${host}.country`, 'IT'), text: country } as const]),
    ]
  })
  if (hostLogDays(read) !== undefined) return gaps
  return [...gaps, { group: 'should', ...settingPlace('privacy.host.days', '14'), text: words.days }]
}
