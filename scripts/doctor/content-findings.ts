import { type Client, kindsOf } from '#content/clients.ts'
import { type PeopleFile, readPeople } from '#content/people.ts'
import type { Say } from '#scripts/owner/owner-words.ts'
import { backupDays, hosting, hostLogDays, hosts } from '#shared/hosting.ts'
import { type SettingKey, setting } from '#shared/setting.ts'
import clientFile from '#site/clients.ts'
import peopleFile from '#site/people.ts'
import { brandFindings } from './brand-findings.ts'
import { companyFindings } from './company-findings.ts'
import { type Gap, settingGap } from './finding.ts'
import { termsFindings } from './terms-findings.ts'

/** Gaps in the owner's files; needs no network. The law requires more of a public site. */
export function contentFindings(say: Say, isPublic: boolean): Gap[] {
  return [
    ...companyFindings(say, isPublic),
    ...privacyFindings(say, isPublic),
    ...termsFindings(say),
    ...brandFindings(say),
    ...peopleFindings(say),
    ...referenceFindings(say),
  ]
}

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

const peopleRows = ['people', 'about', 'replyDays', 'hours', 'area'] as const

export function peopleFindings(say: Say, people: PeopleFile = readPeople(peopleFile)): readonly Gap[] {
  const isSaid = (value: PeopleFile[(typeof peopleRows)[number]]) =>
    Array.isArray(value) ? value.length > 0 : Boolean(value)
  return peopleRows
    .filter((row) => !isSaid(people[row]))
    .map((row) => ({
      group: 'should',
      file: 'site/people.json',
      row,
      text: say(`doctor.people.${row}`),
    }))
}

type Shown = Pick<Client, 'id' | 'name' | 'demonstration' | 'permission' | 'quotation'>

export function referenceFindings(say: Say, clients: readonly Shown[] = clientFile.clients): readonly Gap[] {
  const gap = (group: Gap['group'], row: string, text: string): Gap => ({
    group,
    file: 'site/clients.json',
    row,
    text,
  })
  const isReal = clients.flatMap((one) => kindsOf(one)).some((kind) => kind !== 'demonstration')
  return [
    ...(isReal ? [] : [gap('should', 'clients', say('doctor.clients.madeUp'))]),
    ...clients
      .filter((one) => kindsOf(one).length === 0)
      .map(({ id, name }) => gap('could', id, say('doctor.clients.notShown', { name }))),
  ]
}
