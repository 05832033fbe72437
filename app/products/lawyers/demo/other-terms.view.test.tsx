import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { deadline, type Term } from '#app/products/lawyers/deadline.ts'
import { dayWords } from '#shared/day-words.ts'
import { recordDownloads } from '#tests/components/record-downloads.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { OtherTerms } from './other-terms.tsx'
import { TermActions } from './term-actions.tsx'
import { lengthWords, ruleText, stepText, termWords } from './term-words.ts'

describe('other terms', () => {
  const t = words('it')
  const term: Term = { from: '2026-03-27', length: 30, unit: 'days', suspension: true, rome: false }
  const day = (date: string) => dayWords(date, 'it', 'weekdayDayMonth')
  const moved = (kind: 'holiday' | 'saturday' | 'sunday', date: string) =>
    t(`lawyers.moved.${kind}`, { day: dayWords(date, 'it', 'dayMonth') })

  async function rowsOf(changes: Partial<Term> = {}) {
    const { unmount } = await renderView(<OtherTerms term={{ ...term, ...changes }} />, { page: 'lawyers' })
    const rows = page.getByRole('row').elements()
    const cells = rows.map((row) => [...row.children].map((cell) => cell.textContent.trim()))
    await unmount()
    return cells
  }

  const days = (length: number) => lengthWords({ length, unit: 'days' }, t)
  const months = (length: number) => lengthWords({ length, unit: 'months' }, t)

  test('lists the other usual terms of the day, with reasons for a moved end', async () => {
    // Easter Monday 2026 is 6 April.
    expect(await rowsOf()).toEqual([
      [days(10), `${day('2026-04-07')} ${moved('holiday', '2026-04-06')}`],
      [days(20), day('2026-04-16')],
      [days(60), day('2026-05-26')],
      [months(3), `${day('2026-06-29')} ${moved('saturday', '2026-06-27')}`],
      // With the 31 days of August.
      [months(6), day('2026-10-28')],
    ])
  })

  test('leaves out the given term, but not the same length in another unit', async () => {
    const lengths = async (changes: Partial<Term>) => (await rowsOf(changes)).map(([length]) => length)
    expect(await lengths({ length: 3, unit: 'months' })).toEqual([10, 20, 30, 60].map(days).concat(months(6)))
    expect(await lengths({ length: 3, unit: 'days' })).toHaveLength(6)
    expect(await lengths({ length: 10, unit: 'months' })).toHaveLength(6)
  })

  test('each row has its term as row header', async () => {
    await renderView(<OtherTerms term={term} />, { page: 'lawyers' })
    const named = page
      .getByRole('rowheader')
      .elements()
      .map((cell) => cell.textContent)
    expect(named).toEqual([days(10), days(20), days(60), months(3), months(6)])
  })

  test('shows the year of a deadline in another year', async () => {
    const due = Object.fromEntries(await rowsOf({ from: '2026-12-10', length: 20 }))
    expect(due[days(10)]).toBe(`${day('2026-12-21')} ${moved('sunday', '2026-12-20')}`)
    expect(due[days(60)]).toBe(`${day('2027-02-08')} 2027`)
  })

  test('leaves out refused terms: months from within the suspension', async () => {
    const lengths = async (suspension: boolean) =>
      (await rowsOf({ from: '2026-08-10', suspension })).map(([length]) => length)
    expect(await lengths(true)).toEqual([days(10), days(20), days(60)])
    expect(await lengths(false)).toEqual([days(10), days(20), days(60), months(3), months(6)])
  })
})

describe('actions', () => {
  const t = words('it')
  const term: Term = { from: '2026-07-09', length: 30, unit: 'days', suspension: true, rome: true }

  async function show(isLast = false) {
    const result = deadline(term)
    if ('refused' in result) throw new Error(`The term is refused: ${result.refused}.`)
    await renderView(<TermActions counted={{ term, result }} isLast={isLast} />, { page: 'lawyers' })
    return result
  }

  afterEach(() => void vi.restoreAllMocks())

  test('the calendar file has the count, the warning and the address of the term', async () => {
    const files = recordDownloads()
    const { due, steps } = await show()
    await page.getByRole('button', { name: t('lawyers.diary.action') }).click()
    const [file] = files
    expect(file?.name).toBe(`easy-lawyers-${due}.ics`)
    const blob = await file?.blob
    expect(blob?.type).toBe('text/calendar;charset=utf-8')
    const entry =
      (await blob?.text())?.replaceAll('\r\n ', '').replaceAll('\\,', ',').replaceAll('\\;', ';') ?? ''
    expect(entry).toContain(`DTSTART;VALUE=DATE:${due.replaceAll('-', '')}`)
    expect(entry).toContain(`SUMMARY:${t('lawyers.diary.title', { term: termWords(term, 'it', t) })}`)
    expect(steps.length).toBeGreaterThan(2)
    for (const step of steps) expect(entry).toContain(`: ${stepText(step, t)} (${ruleText(step, t)})\\n`)
    expect(entry).toContain(`\\n\\n${t('lawyers.example.verify')}`)
    const url = new URL(/^URL:(.*)$/m.exec(entry)?.[1] ?? '')
    expect(url.pathname).toBe(location.pathname)
    expect(Object.fromEntries(url.searchParams)).toEqual({ from: '2026-07-09', days: '30', rome: 'yes' })
    expect(entry).toMatch(/^UID:2026-07-09-30-yes@/m)
  })

  test('prints from its button', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue(undefined)
    await show()
    await page.getByRole('button', { name: t('lawyers.diary.print') }).click()
    expect(print).toHaveBeenCalledOnce()
  })

  test('an outdated result can be neither saved nor printed', async () => {
    await show(true)
    await expect.element(page.getByRole('button', { name: t('lawyers.diary.action') })).toBeDisabled()
    await expect.element(page.getByRole('button', { name: t('lawyers.diary.print') })).toBeDisabled()
  })
})
