import { type CalendarDay, dayNumber } from '#shared/calendar-day.ts'
import { type Deadline, deadline, type Refusal, type Term, type Unit } from './deadline.ts'

/** The most of each unit; two years are longer than any term of a civil action that runs in years. */
export const longestTerm: Readonly<Record<Unit, number>> = { days: 180, months: 24, years: 2 }
export const units = ['days', 'months', 'years'] as const satisfies readonly Unit[]
export const firstDay = '2021-01-01'
export const lastDay = '2099-12-31'

/** The day that the page counts from where nobody can know today's: on paper, without scripts, while it wakes. */
export const printedDay = '2026-07-09'

/** A term as it stands in the fields, right or wrong. */
export type Typed = { from: string; length: string; unit: Unit; suspension: boolean; rome: boolean }

export type Fault = { field: 'from' | 'length'; refused: Refusal['refused'] }
export type Counted = { term: Term; result: Deadline }

/** What the page counts before anybody asks for something else: from today, unless the calculator refuses that. */
export function exampleOf(today: CalendarDay): Typed {
  const typed: Typed = { from: today, length: '30', unit: 'days', suspension: true, rome: false }
  return 'refused' in count(typed) ? { ...typed, from: printedDay } : typed
}

/** The typed term and its deadline, or the field that is wrong and why. */
export function count(typed: Typed): Counted | Fault {
  const { from, unit } = typed
  if (Number.isNaN(dayNumber(from)) || from > lastDay) return { field: 'from', refused: 'day' }
  const number = /^\s*\d+\s*$/.test(typed.length) ? Number(typed.length) : Number.NaN
  const term: Term = { ...typed, length: number <= longestTerm[unit] ? number : Number.NaN }
  const result = deadline(term)
  if (!('refused' in result)) return { term, result }
  const { refused } = result
  const isDay = refused === 'too-early' || refused === 'from-suspension'
  return { field: isDay ? 'from' : 'length', refused }
}

/** What an address asks for; the example where it asks for nothing. */
export function typedIn(query: URLSearchParams, today: CalendarDay): Typed {
  const example = exampleOf(today)
  const from = query.get('from') ?? example.from
  const unit = units.find((one) => query.has(one)) ?? example.unit
  return {
    // A date field takes nothing else, and would complain.
    from: Number.isNaN(dayNumber(from)) ? '' : from,
    length: query.get(unit) ?? example.length,
    unit,
    suspension: query.get('suspension') !== 'no',
    rome: query.get('rome') === 'yes',
  }
}

/** The keys of the address that bring a term back, on whatever day; empty ones are left out. */
export function queryOf({ from, length, unit, suspension, rome }: Term) {
  const ofUnit = (one: Unit) => (one === unit ? String(length) : '')
  return {
    from,
    days: ofUnit('days'),
    months: ofUnit('months'),
    years: ofUnit('years'),
    suspension: suspension ? '' : 'no',
    rome: rome ? 'yes' : '',
  }
}
