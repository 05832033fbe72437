import { dayNumber } from '#shared/calendar-day.ts'
import { type Deadline, deadline, type Refusal, type Term } from './deadline.ts'

/** What the page counts before anybody asks for something else: fixed, so that it reads the same on every day. */
export const exampleTerm: Term = { from: '2026-07-09', days: 30, suspension: true }

/** In days: what is longer runs in months or years, which are not counted here. */
export const longestTerm = 180
export const firstDay = '2021-01-01'
export const lastDay = '2099-12-31'

/** A term as it stands in the fields, right or wrong. */
export type Typed = { from: string; days: string; suspension: boolean }

export type Fault = { field: 'from' | 'days'; refused: Refusal['refused'] }
export type Counted = { term: Term; result: Deadline }

/** The typed term and its deadline, or the field that is wrong and why. */
export function count({ from, days, suspension }: Typed): Counted | Fault {
  if (Number.isNaN(dayNumber(from)) || from > lastDay) return { field: 'from', refused: 'day' }
  const number = /^\s*\d+\s*$/.test(days) ? Number(days) : Number.NaN
  const term = { from, days: number <= longestTerm ? number : Number.NaN, suspension }
  const result = deadline(term)
  if (!('refused' in result)) return { term, result }
  return { field: result.refused === 'too-early' ? 'from' : 'days', refused: result.refused }
}

/** What an address asks for; the example where it asks for nothing. */
export function typedIn(query: URLSearchParams): Typed {
  const from = query.get('from') ?? exampleTerm.from
  return {
    // A date field takes nothing else, and would complain.
    from: Number.isNaN(dayNumber(from)) ? '' : from,
    days: query.get('days') ?? String(exampleTerm.days),
    suspension: query.get('suspension') !== 'no',
  }
}

/** The keys of the address that bring a term back; empty ones are left out, and so is the whole example. */
export function queryOf({ from, days, suspension }: Term) {
  const isExample = from === exampleTerm.from && days === exampleTerm.days && suspension
  if (isExample) return { from: '', days: '', suspension: '' }
  return { from, days: String(days), suspension: suspension ? '' : 'no' }
}

/** The count of a term that is known to be right; throws if it is one that the calculator refuses. */
export function requireCount(term: Term): Counted {
  const result = deadline(term)
  if ('refused' in result) throw new Error(`The term is refused: ${result.refused}.`)
  return { term, result }
}
