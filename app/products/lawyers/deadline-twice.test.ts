import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayNumber } from '#shared/dates.ts'
import { deadline, type Term } from './deadline.ts'
import { reasonToMove } from './holidays.ts'

/** Independent of the code under test: lists of days, and Easter by Gauss's rule. */
const dayMs = 86_400_000
const iso = (time: number) => new Date(time).toISOString().slice(0, 10)

function gaussEaster(year: number): string {
  const [a, b, c] = [year % 19, year % 4, year % 7]
  const k = Math.floor(year / 100)
  const leap = k - Math.floor(k / 4)
  const d = (19 * a + 15 + leap - Math.floor((13 + 8 * k) / 25)) % 30
  const e = (2 * b + 4 * c + 6 * d + 4 + leap) % 7
  const late = (d === 29 && e === 6) || (d === 28 && e === 6 && a > 10) ? 7 : 0
  return iso(Date.UTC(year, 2, 22 + d + e - late))
}

const feasts = ['01-01', '01-06', '04-25', '05-01', '06-02', '08-15', '11-01', '12-08', '12-25', '12-26']

function isFree(time: number): boolean {
  const day = iso(time)
  const date = day.slice(5)
  const year = new Date(time).getUTCFullYear()
  if ([0, 6].includes(new Date(time).getUTCDay()) || feasts.includes(date)) return true
  if (date === '10-04' && year >= 2026) return true
  return iso(time - dayMs) === gaussEaster(year)
}

/** Counts day by day, skipping August; the term ends on the day numbered `length`. */
function second({ from, length, suspension, back, free }: Term): string | null {
  const step = back ? -dayMs : dayMs
  const isOff = (time: number) => suspension && new Date(time).getUTCMonth() === 7
  let time = Date.parse(from)
  if (back && isOff(time)) return null
  for (let counted = 0; counted < length; ) {
    time += step
    if (!isOff(time)) counted += 1
  }
  if (free) time += step
  while (isFree(time)) time += step
  return isOff(time) || iso(time) < '2021' ? null : iso(time)
}

const terms = fc.record({
  from: fc
    .integer({ min: dayNumber('2021-01-01'), max: dayNumber('2090-12-31') })
    .map((number) => addDays('1970-01-01', number)),
  suspension: fc.boolean(),
})

test.each([
  ['forward', { back: false, free: false }],
  ['backward', { back: true, free: false }],
  ['backward in clear days', { back: true, free: true }],
])('%s: same days and refusals as a second computation', (_, direction) => {
  fc.assert(
    fc.property(terms, fc.integer({ min: 1, max: 400 }), (rest, length) => {
      const term: Term = { ...rest, ...direction, unit: 'days', length }
      const result = deadline(term)
      expect('refused' in result ? null : result.due).toBe(second(term))
    }),
    { numRuns: 2_000 },
  )
})

test('of the Mondays in spring only Easter Monday is a holiday, for eight centuries', () => {
  for (let year = 2021; year < 2821; year += 1) {
    const days = Array.from({ length: 35 }, (_, index) => addDays(`${year}-03-23`, index))
    const monday = addDays(gaussEaster(year), 1)
    const isMonday = (day: string) =>
      new Date(day).getUTCDay() === 1 && (day === monday || !day.endsWith('04-25'))
    expect(days.filter((day) => isMonday(day) && reasonToMove(day))).toEqual([monday])
  }
})

test('a term in months ends with the term of as many days', () => {
  fc.assert(
    fc.property(terms, fc.integer({ min: 1, max: 30 }), (rest, length) => {
      const month = Number(rest.from.slice(5, 7)) - 1 + length
      const [first, last] = [0, 1].map((more) =>
        new Date(Date.UTC(Number(rest.from.slice(0, 4)), month + more, 1 - more)).toISOString().slice(0, 10),
      )
      const sameDay = `${first?.slice(0, 8)}${rest.from.slice(8)}`
      const days = dayNumber(sameDay > `${last}` ? `${last}` : sameDay) - dayNumber(rest.from)
      const result = deadline({ ...rest, unit: 'months', length })
      if ('refused' in result && result.refused === 'from-suspension') {
        expect(rest.suspension && rest.from.slice(5, 7)).toBe('08')
        return
      }
      const inDays = deadline({ ...rest, unit: 'days', length: days })
      const end = (of: typeof result) => ('due' in of ? of.due : of.refused)
      expect(end(result)).toBe(end(inDays))
    }),
    { numRuns: 300 },
  )
})
