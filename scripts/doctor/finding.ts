import { randomBytes } from 'node:crypto'
import schema from '#content/settings.schema.json' with { type: 'json' }
import type { SettingKey } from '#shared/setting.ts'

/** Required by law or to work; expected by buyers; optional. */
export const gapGroups = ['must', 'should', 'could'] as const

/** `example` can be pasted into `file`. */
export type Gap = {
  group: (typeof gapGroups)[number]
  file: string
  row: string
  example: string
  text: string
}
/** Questions for the owner, and what is in order. */
export type Note = { group: 'ask' | 'good'; text: string }
export type Finding = Gap | Note

export function isGap(finding: Finding): finding is Gap {
  return gapGroups.some((group) => group === finding.group)
}

/** The example is the schema's unless `value` is given. */
export function settingGap(group: Gap['group'], key: SettingKey, text: string, value = exampleOf(key)): Gap {
  const example = `{ "enable": 1, "key": ${JSON.stringify(key)}, "value": ${JSON.stringify(value)} }`
  return { group, file: 'site/settings.json', row: key, example, text }
}

function exampleOf(key: SettingKey): string {
  return schema.$defs.row.examples.find((row) => row.key === key)?.value ?? ''
}

const environmentExamples: Readonly<Record<string, string>> = {
  PORT: '3000',
  HOST: '127.0.0.1',
  PUBLIC_ORIGIN: 'https://www.example.com',
  DATA_DIR: '/var/lib/vetrina',
  DATABASE_URL: 'postgres://user:password@db.example.com:5432/vetrina?sslmode=verify-full',
  SMTP_URL: 'smtps://user:password@mail.example.com:465',
  TRUST_PROXY: '127.0.0.1',
  FORM_ORIGINS: 'https://www.example.com',
  STORE_DAY_MB: '1000',
  STORE_FREE_MB: '256',
  DESK_ORIGIN: 'https://www.example.com',
  DESK_PORT: '3100',
  METRICS_TOKEN: randomBytes(16).toString('hex'),
}

export function environmentPlace(name: string): Pick<Gap, 'file' | 'row' | 'example'> {
  return {
    file: process.env.ENV_FILE || '.env',
    row: name,
    example: `${name}=${environmentExamples[name] ?? ''}`,
  }
}
