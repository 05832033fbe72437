import type { Unit } from './deadline.ts'

type Preset = {
  id: string
  length: number
  unit: Unit
  back?: boolean
  free?: boolean
  /** Not suspended in August. */
  isAlways?: boolean
}

/**
 * The code of civil procedure after D.Lgs. 149/2022 and 164/2024; words are `lawyers.preset.<id>`. The writ
 * of execution (481) counts through August, which gives the earlier day: case law is not settled.
 */
export const presets = [
  { id: '325', length: 30, unit: 'days' },
  { id: '325-2', length: 60, unit: 'days' },
  { id: '327', length: 6, unit: 'months' },
  { id: '641', length: 40, unit: 'days' },
  { id: '481', length: 90, unit: 'days', isAlways: true },
  { id: '163-bis', length: 120, unit: 'days', back: true, free: true },
  { id: '166', length: 70, unit: 'days', back: true },
  { id: '171-ter-1', length: 40, unit: 'days', back: true },
  { id: '171-ter-2', length: 20, unit: 'days', back: true },
  { id: '171-ter-3', length: 10, unit: 'days', back: true },
  { id: '281-undecies', length: 10, unit: 'days', back: true },
] as const satisfies readonly Preset[]

export type PresetId = (typeof presets)[number]['id']

export const presetsOf = (back: boolean): readonly (Preset & { id: PresetId })[] =>
  presets.filter((preset: Preset) => Boolean(preset.back) === back)
