import { type SettingKey, setting } from './setting.ts'

/** Whose machines keep the visitors' data beside the provider's own. */
export const hosts = ['privacy.host', 'privacy.mail'] as const
export type HostKey = (typeof hosts)[number]

/** On what a transfer out of the European Economic Area may rest: artt. 45 and 46 GDPR. */
export const safeguards = ['adequacy', 'clauses'] as const

export type Safeguard = 'inside' | (typeof safeguards)[number] | 'unsaid'

export type Hosting = {
  name: string
  /** Two letters, ISO 3166-1. */
  country: string
  safeguard: Safeguard
}

const inside =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ')

/** Who keeps the data, where and with what safeguard; undefined until the owner has said who and where. */
export function hosting(host: HostKey, read: (key: SettingKey) => string = setting): Hosting | undefined {
  const [name, country] = [read(host), read(`${host}.country`)]
  if (!name || !country) return undefined
  if (inside.includes(country)) return { name, country, safeguard: 'inside' }
  const said = safeguards.find((one) => one === read(`${host}.safeguard`))
  return { name, country, safeguard: said ?? 'unsaid' }
}

/** A company, and which of the visitors' data it keeps. */
export type KnownHost = Hosting & { keys: readonly [HostKey, HostKey?] }

/** The hosts that the owner has named; a company that keeps site and mail stands once. */
export function knownHosts(read: (key: SettingKey) => string = setting): readonly KnownHost[] {
  const [site, mail] = hosts.map((key) => hosting(key, read))
  const isSame =
    site?.name === mail?.name && site?.country === mail?.country && site?.safeguard === mail?.safeguard
  if (site && isSame) return [{ ...site, keys: hosts }]
  return [
    ...(site ? [{ ...site, keys: ['privacy.host'] } as const] : []),
    ...(mail ? [{ ...mail, keys: ['privacy.mail'] } as const] : []),
  ]
}

/** Of what it is not said who keeps it. */
export function openHosts(read: (key: SettingKey) => string = setting): readonly HostKey[] {
  return hosts.filter((key) => !hosting(key, read))
}

/** For how many days the host keeps logs of its own; undefined until the owner has said it. */
export function hostLogDays(read: (key: SettingKey) => string = setting): number | undefined {
  return wholeDays(read('privacy.host.days'))
}

/** Within how many days what is erased has gone from the backups too, 0 without backups; undefined until it is said. */
export function backupDays(read: (key: SettingKey) => string = setting): number | undefined {
  return wholeDays(read('privacy.backup.days'))
}

function wholeDays(text: string): number | undefined {
  return /^\d+$/.test(text) ? Number(text) : undefined
}
