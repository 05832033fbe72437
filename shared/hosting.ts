import { type SettingKey, setting } from './setting.ts'

export const hosts = ['privacy.host', 'privacy.mail'] as const
export type HostKey = (typeof hosts)[number]

/** Legal bases for transfers outside the EEA: artt. 45 and 46 GDPR. */
export const safeguards = ['adequacy', 'clauses'] as const

type Safeguard = 'inside' | (typeof safeguards)[number] | 'unsaid'

export type Hosting = {
  name: string
  country: string
  safeguard: Safeguard
}

export const europeanArea =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ')

export function hosting(host: HostKey, read: (key: SettingKey) => string = setting): Hosting | undefined {
  const [name, country] = [read(host), read(`${host}.country`)]
  if (!name || !country) return undefined
  if (europeanArea.includes(country)) return { name, country, safeguard: 'inside' }
  const said = safeguards.find((one) => one === read(`${host}.safeguard`))
  return { name, country, safeguard: said ?? 'unsaid' }
}

/** `keys`: which data the company hosts. */
export type KnownHost = Hosting & { keys: readonly [HostKey, HostKey?] }

/** A company that hosts site and mail is listed once. */
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

export function openHosts(read: (key: SettingKey) => string = setting): readonly HostKey[] {
  return hosts.filter((key) => !hosting(key, read))
}

/** Retention of the host's own logs; undefined until set. */
export function hostLogDays(read: (key: SettingKey) => string = setting): number | undefined {
  return wholeDays(read('privacy.host.days'))
}

/** Days until erased data is gone from backups too, 0 without backups; undefined until set. */
export function backupDays(read: (key: SettingKey) => string = setting): number | undefined {
  return wholeDays(read('privacy.backup.days'))
}

function wholeDays(text: string): number | undefined {
  return /^\d+$/.test(text) ? Number(text) : undefined
}
