import { type CalendarDay, dayNumber } from '#shared/calendar-day.ts'
import { type Deadline, deadline, type Refusal, type Term, type Unit } from './deadline.ts'
import { type PresetId, presetsOf } from './presets.ts'

/** The most of each unit; two years are longer than any term of a civil action that runs in years. */
export const longestTerm: Readonly<Record<Unit, number>> = { days: 180, months: 24, years: 2 }
export const units = ['days', 'months', 'years'] as const satisfies readonly Unit[]
export const firstDay = '2021-01-01'
export const lastDay = '2099-12-31'

/** The day that the page counts from where nobody can know today's: on paper, without scripts, while it wakes. */
export const printedDay = '2026-07-09'

/** A term as it stands in the fields, right or wrong. */
export type Typed = {
  from: string
  length: string
  unit: Unit
  suspension: boolean
  rome: boolean
  /** From a hearing, backwards. */
  back: boolean
  free: boolean
  /** The term of the law that was chosen; none where length or unit are one's own. */
  preset?: PresetId | undefined
}

export type Fault = { field: 'from' | 'length'; refused: Refusal['refused'] }
export type Counted = { term: Term & Pick<Typed, 'preset'>; result: Deadline }

/** What the page counts before anybody asks for something else: from today, unless the calculator refuses that. */
export function exampleOf(today: CalendarDay): Typed {
  const typed: Typed = {
    from: today,
    length: '30',
    unit: 'days',
    suspension: true,
    rome: false,
    back: false,
    free: false,
  } as const
  return 'refused' in count(typed) ? { ...typed, from: printedDay } : typed
}

/** The typed term and its deadline, or the field that is wrong and why. */
export function count(typed: Typed): Counted | Fault {
  const { from, unit } = typed
  if (Number.isNaN(dayNumber(from)) || from > lastDay) return { field: 'from', refused: 'day' }
  const number = /^\s*\d+\s*$/.test(typed.length) ? Number(typed.length) : Number.NaN
  const term: Counted['term'] = { ...typed, length: number <= longestTerm[unit] ? number : Number.NaN }
  const result = deadline(term)
  if (!('refused' in result)) return { term, result }
  const { refused } = result
  const isDay = refused === 'too-early' || refused === 'from-suspension'
  return { field: isDay ? 'from' : 'length', refused }
}

/** What changes with the direction: backwards there are days alone, and terms of the law of their own. */
export function turned(typed: Typed, back: boolean): Typed {
  const unit = back ? 'days' : typed.unit
  return { ...typed, back, unit, free: false, preset: undefined }
}

/** A term of the law in the fields; without one, what stands there is one's own. */
export function withPreset(typed: Typed, id: string): Typed {
  const preset = presetsOf(typed.back).find((one) => one.id === id)
  if (!preset) return { ...typed, preset: undefined }
  const { length, unit, free = false, isAlways = false } = preset
  return { ...typed, length: `${length}`, unit, free, suspension: !isAlways, preset: preset.id }
}

function isPreset({ length, unit }: { length: number; unit: Unit }, typedUnit: Unit, typed: string): boolean {
  return unit === typedUnit && String(length) === typed
}

/** What an address asks for; the example where it asks for nothing. */
export function typedIn(query: URLSearchParams, today: CalendarDay): Typed {
  const example = exampleOf(today)
  const back = query.has('hearing')
  const from = query.get(back ? 'hearing' : 'from') ?? example.from
  const unit = units.find((one) => query.has(one) && !(back && one !== 'days')) ?? example.unit
  const preset = presetsOf(back).find(({ id }) => id === query.get('rule'))
  return {
    // A date field takes nothing else, and would complain.
    from: Number.isNaN(dayNumber(from)) ? '' : from,
    length: query.get(unit) ?? example.length,
    unit,
    suspension: query.get('suspension') !== 'no',
    rome: query.get('rome') === 'yes',
    back,
    free: back && query.get('clear') === 'yes',
    preset: preset && isPreset(preset, unit, query.get(unit) ?? '') ? preset.id : undefined,
  }
}

/** The keys of the address that bring a term back, on whatever day; empty ones are left out. */
export function queryOf({ from, length, unit, suspension, rome, back, free, preset }: Counted['term']) {
  const ofUnit = (one: Unit) => (one === unit ? String(length) : '')
  return {
    from: back ? '' : from,
    hearing: back ? from : '',
    days: ofUnit('days'),
    months: ofUnit('months'),
    years: ofUnit('years'),
    suspension: suspension ? '' : 'no',
    rome: rome ? 'yes' : '',
    clear: back && free ? 'yes' : '',
    rule: preset ?? '',
  }
}
