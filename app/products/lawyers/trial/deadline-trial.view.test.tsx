import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { changeQuery } from '#app/platform/use-query.ts'
import { longestTerm } from '#app/products/lawyers/asked-term.ts'
import { type Deadline, deadline, type Term } from '#app/products/lawyers/deadline.ts'
import { dayWords } from '#shared/day-words.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { visitQuery } from '#tests/components/visit-query.ts'
import { words } from '#tests/helpers/words.ts'
import { Section } from './deadline-trial.tsx'
import { termWords } from './term-words.ts'

const t = words('it')
const days = () => page.getByRole('textbox', { name: t('lawyers.example.term'), exact: false })
const from = () => page.getByLabelText(t('lawyers.example.since'))
const nothing = () => page.getByText(t('lawyers.example.nothing'))
const fault = () =>
  page
    .getByRole('alert')
    .elements()
    .map((note) => note.textContent)
    .join('')

async function visit(query = '') {
  visitQuery(query)
  await renderView(<Section />, { page: 'lawyers' })
}

function counted(term: Term): Deadline {
  const result = deadline(term)
  if ('refused' in result) throw new Error(`The term is refused: ${result.refused}.`)
  return result
}

async function expectSum(term: Term) {
  const { due, steps } = counted(term)
  await expect.poll(() => document.querySelector('b')?.textContent).toBe(dayWords(due, 'it', 'dayMonth'))
  expect(page.getByRole('heading', { level: 2 }).element().textContent).toBe(termWords(term, 'it', t))
  expect(page.getByRole('list').getByRole('listitem').elements()).toHaveLength(steps.length)
}

test('the example, until something is asked', async () => {
  await visit()
  await expectSum({ from: '2026-07-09', days: 30, suspension: true })
  expect(location.search).toBe('')
})

test('an address brings its sum, and another address another one', async () => {
  await visit('from=2026-03-02&days=90&suspension=no')
  await expectSum({ from: '2026-03-02', days: 90, suspension: false })
  await expect.element(from()).toHaveValue('2026-03-02')
  await expect.element(page.getByRole('checkbox')).not.toBeChecked()
  changeQuery({ days: '20' }, 'replace')
  await expectSum({ from: '2026-03-02', days: 20, suspension: false })
})

test('what is typed is counted, said and kept in the address', async () => {
  await visit()
  await days().fill('60')
  const term = { from: '2026-07-09', days: 60, suspension: true }
  await expectSum(term)
  const { due } = counted(term)
  const said = `${dayWords(due, 'it', 'weekday')} ${dayWords(due, 'it', 'full')}`
  await expect.element(page.getByText(t('lawyers.example.due', { due: said }))).toBeInTheDocument()
  expect(new URLSearchParams(location.search).get('days')).toBe('60')
  await page.getByRole('checkbox').click()
  await expectSum({ ...term, suspension: false })
  expect(document.querySelectorAll('ol s')).toHaveLength(0)
  await from().fill('2026-04-08')
  await expectSum({ from: '2026-04-08', days: 60, suspension: false })
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    from: '2026-04-08',
    days: '60',
    suspension: 'no',
  })
})

test('what cannot be counted is told beside its field, and no deadline stands beside it', async () => {
  await visit()
  await days().fill('20')
  await days().fill('400')
  await expect.element(nothing()).toBeVisible()
  expect(fault()).toBe(t('lawyers.wrong.length', { most: longestTerm }))
  await expect.element(days()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(days()).toHaveAttribute('aria-describedby', 'term-days-fault')
  const note = document.getElementById('term-days-fault')
  expect(note && getComputedStyle(note).fontStyle).toBe('italic')
  expect(page.getByRole('button').elements()).toEqual([])
  expect(page.getByRole('list').elements()).toEqual([])
  expect(new URLSearchParams(location.search).get('days')).toBe('20')
  await days().fill('10')
  await expectSum({ from: '2026-07-09', days: 10, suspension: true })
  expect(fault()).toBe('')
})

test('who empties a field to write in it again is corrected on leaving it', async () => {
  await visit()
  await days().fill('')
  await expect.element(days()).toHaveAttribute('aria-invalid', 'false')
  days().element().blur()
  await expect.element(days()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(nothing()).toBeVisible()
})

test.for([
  ['2020-03-01', 'lawyers.wrong.too-early'],
  ['2100-01-01', 'lawyers.wrong.day'],
] as const)('a day like %s is refused with its reason', async ([day, reason]) => {
  await visit()
  await from().fill(day)
  await expect.poll(fault).toBe(t(reason))
  await expect.element(from()).toHaveAttribute('aria-describedby', 'term-from-fault')
  await expect.element(nothing()).toBeVisible()
})

test('an address that cannot be counted says so in its field', async () => {
  await visit('from=2026-03-02&days=tre')
  await expect.element(days()).toHaveValue('tre')
  expect(fault()).toBe(t('lawyers.wrong.length', { most: longestTerm }))
  await expect.element(nothing()).toBeVisible()
})

test('the usual terms of the same day stand below, without the one that was asked', async () => {
  await visit('from=2026-07-09&days=20')
  const rows = page.getByRole('row').elements()
  const others = [10, 30, 40, 60].map((count) => {
    const { due } = counted({ from: '2026-07-09', days: count, suspension: true })
    return [t('lawyers.step.counted', { count }), dayWords(due, 'it', 'weekdayDayMonth')]
  })
  expect(rows).toHaveLength(others.length)
  for (const [index, [count = '', due = '']] of others.entries()) {
    expect(rows[index]?.textContent).toContain(count)
    expect(rows[index]?.textContent).toContain(due)
  }
})
