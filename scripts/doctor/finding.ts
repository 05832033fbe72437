import schema from '#content/settings.schema.json' with { type: 'json' }
import type { SettingKey } from '#shared/setting.ts'

/** What the law asks for or nothing works without; what a buyer looks for; what may be added. */
export const gapGroups = ['must', 'should', 'could'] as const

/** Something to be done: where, and what can be pasted there. `text` is a sentence of its own. */
export type Gap = {
  group: (typeof gapGroups)[number]
  file: string
  row: string
  example: string
  text: string
}
/** What no file shows and only the owner knows, and what is in order. */
export type Note = { group: 'ask' | 'good'; text: string }
export type Finding = Gap | Note

export function isGap(finding: Finding): finding is Gap {
  return gapGroups.some((group) => group === finding.group)
}

/** A setting to be written, with a row to paste: the schema's example unless `value` says another. */
export function settingGap(group: Gap['group'], key: SettingKey, text: string, value = exampleOf(key)): Gap {
  const example = `{ "enable": 1, "key": ${JSON.stringify(key)}, "value": ${JSON.stringify(value)} }`
  return { group, file: 'site/settings.json', row: key, example, text }
}

function exampleOf(key: SettingKey): string {
  return schema.$defs.row.examples.find((row) => row.key === key)?.value ?? ''
}
