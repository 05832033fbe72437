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
