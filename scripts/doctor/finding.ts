import type { SettingKey } from '#shared/setting.ts'

/** Required by law or to work; expected by buyers; optional. */
export const gapGroups = ['must', 'should', 'could'] as const

export type Gap = {
  group: (typeof gapGroups)[number]
  file: string
  row: string
  text: string
}
/** Questions for the owner, and what is in order. */
export type Note = { group: 'ask' | 'good'; text: string }
export type Finding = Gap | Note

export function settingGap(group: Gap['group'], key: SettingKey, text: string): Gap {
  return { group, file: 'site/settings.json', row: key, text }
}

export function environmentPlace(name: string): Pick<Gap, 'file' | 'row'> {
  return { file: process.env.ENV_FILE || '.env', row: name }
}
