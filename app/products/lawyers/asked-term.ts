import { dayNumber } from '#shared/dates.ts'
import { type Deadline, deadline, type Refusal, type Term, type Unit } from './deadline.ts'
import { type PresetId, presetsOf } from './presets.ts'

export const longestTerm: Readonly<Record<Unit, number>> = { days: 180, months: 24 }
export const units = ['days', 'months'] as const satisfies readonly Unit[]
export const firstDay = '2021-01-01'
export const lastDay = '2099-12-31'

/** As typed, valid or not. */
export type Typed = {
  from: string
  length: string
  unit: Unit
  suspension: boolean
  /** Backwards from a hearing. */
  back: boolean
  /** Undefined where length or unit are the visitor's own. */
  preset?: PresetId | undefined
}

export type Fault = { field: 'from' | 'length'; refused: Refusal['refused'] }
export type Counted = { term: Term & Pick<Typed, 'preset'>; result: Deadline }

/** Of a fixed day: an answer must not change by itself once the visitor's day is known. */
const example = { from: '2026-07-09', length: '30', unit: 'days' } as const

export function count(typed: Typed): Counted | Fault {
  const { from, unit } = typed
  if (Number.isNaN(dayNumber(from)) || from > lastDay) return { field: 'from', refused: 'day' }
  const number = /^\s*\d+\s*$/.test(typed.length) ? Number(typed.length) : Number.NaN
  const term: Counted['term'] = {
    ...typed,
    length: number <= longestTerm[unit] ? number : Number.NaN,
    free: presetOf(typed, typed.preset)?.free ?? false,
  }
  const result = deadline(term)
  if (!('refused' in result)) return { term, result }
  const { refused } = result
  const isDay = refused === 'too-early' || refused === 'from-suspension'
  return { field: isDay ? 'from' : 'length', refused }
}

/** Backwards there are only days, and other presets. */
export function turned(typed: Typed, back: boolean): Typed {
  const unit = back ? 'days' : typed.unit
  return { ...typed, back, unit, preset: undefined }
}

/** Without a known preset the fields stay as they are. */
export function withPreset(typed: Typed, id: string): Typed {
  const preset = presetOf(typed, id)
  if (!preset) return { ...typed, preset: undefined }
  const { length, unit, isAlways = false } = preset
  return { ...typed, length: `${length}`, unit, suspension: !isAlways, preset: preset.id }
}

function presetOf({ back }: Pick<Typed, 'back'>, id: string | null | undefined) {
  return presetsOf(back).find((one) => one.id === id)
}

/** The term in the query; the worked example where it is empty. */
export function typedIn(query: URLSearchParams): Typed {
  const back = query.has('hearing')
  const from = query.get(back ? 'hearing' : 'from') ?? example.from
  const unit = units.find((one) => query.has(one) && !(back && one !== 'days')) ?? example.unit
  // Asked for by links of former releases: rather no deadline than another one.
  const isFormer = ['years', 'rome', 'clear'].some((one) => query.has(one))
  const length = isFormer ? '' : (query.get(unit) ?? example.length)
  const preset = presetOf({ back }, query.get('rule'))
  const isPreset = preset?.unit === unit && `${preset.length}` === query.get(unit)
  return {
    // A date field accepts only valid dates and logs a warning for others.
    from: Number.isNaN(dayNumber(from)) ? '' : from,
    length,
    unit,
    suspension: query.get('suspension') !== 'no',
    back,
    preset: isPreset ? preset.id : undefined,
  }
}

/** Query keys that restore a term on any later day; empty ones are left out. */
export function queryOf({ from, length, unit, suspension, back, preset }: Counted['term']) {
  const ofUnit = (one: Unit) => (one === unit ? String(length) : '')
  return {
    from: back ? '' : from,
    hearing: back ? from : '',
    days: ofUnit('days'),
    months: ofUnit('months'),
    suspension: suspension ? '' : 'no',
    rule: preset ?? '',
  }
}
