import type { Say } from '#scripts/owner/owner-words.ts'
import { backupDays, hosting, hostLogDays, hosts } from '#shared/hosting.ts'
import { type SettingKey, setting } from '#shared/setting.ts'
import { type Gap, settingGap } from './finding.ts'

/** Missing parts of the privacy notice, which asks visitors to write instead (art. 13 GDPR). */
export function privacyFindings(
  say: Say,
  isPublic: boolean,
  read: (key: SettingKey) => string = setting,
): readonly Gap[] {
  const gap = (group: Gap['group'], key: Parameters<typeof read>[0] & `privacy.${string}`) =>
    settingGap(group, key, say(`doctor.${key}`))
  const gaps = hosts.flatMap((host) => {
    if (hosting(host, read)?.safeguard === 'unsaid') return [gap('must', `${host}.safeguard`)]
    const keys = [host, `${host}.country`] as const
    return keys.filter((key) => !read(key)).map((key) => gap('should', key))
  })
  const group = isPublic ? 'must' : 'should'
  if (hostLogDays(read) === undefined) gaps.push(gap(group, 'privacy.host.days'))
  if (backupDays(read) === undefined) gaps.push(gap(group, 'privacy.backup.days'))
  return gaps
}
