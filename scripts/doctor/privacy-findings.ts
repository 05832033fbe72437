import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import { backupDays, hosting, hostLogDays, hosts } from '#shared/hosting.ts'
import { type SettingKey, setting } from '#shared/setting.ts'
import { type Gap, settingPlace } from './finding.ts'
import { privacyWords } from './privacy-words.ts'

/** What the privacy notice cannot say yet, so that it asks visitors to write instead (art. 13 GDPR). */
export function privacyFindings(
  lang: OwnerLanguage,
  isPublic: boolean,
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
  const group = isPublic ? 'must' : 'should'
  if (hostLogDays(read) === undefined)
    gaps.push({ group, ...settingPlace('privacy.host.days', '14'), text: words.days })
  if (backupDays(read) === undefined)
    gaps.push({ group, ...settingPlace('privacy.backup.days', '30'), text: words.backup })
  return gaps
}
