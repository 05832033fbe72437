import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { changeQuery } from '#app/platform/use-query.ts'
import { longestTerm } from '#app/products/lawyers/asked-term.ts'
import { type Deadline, deadline, type Term } from '#app/products/lawyers/deadline.ts'
import { dayWords } from '#shared/day-words.ts'
import { renderView, visitQuery } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { OneTerm } from '../lawyers-page.tsx'
import { Section } from './deadline-demo.tsx'
import { dueWords, lengthWords, termWords } from './term-words.ts'

const t = words('it')
const length = () => page.getByRole('textbox', { name: t('lawyers.example.term'), exact: false })
const from = () => page.getByLabelText(t('lawyers.example.since'))
const nothing = () => page.getByText(t('lawyers.example.nothing'))
const fault = () =>
  page
    .getByRole('alert')
    .elements()
    .map((note) => note.textContent)
    .join('')

const unit = () => page.getByRole('combobox', { name: t('lawyers.example.unit') })
const rome = () => page.getByRole('checkbox', { name: t('lawyers.example.rome') })
const suspension = () => page.getByRole('checkbox', { name: t('lawyers.example.suspension') })

/** The question as printed. */
const asked = () =>
  [...document.querySelectorAll('dl > div')].map((row) => [...row.children].map((part) => part.textContent))

/** The fields stand in the first screen, the steps in the section below it. */
const whole = (
  <>
    <OneTerm />
    <Section />
  </>
)

async function visit(query = '') {
  visitQuery(query)
  await renderView(whole, { page: 'lawyers' })
}

const example: Term = { from: '2026-07-09', length: 30, unit: 'days', suspension: true, rome: false }
const termOf = (changes: Partial<Term>): Term => ({ ...example, ...changes })

/** The last deadline stays, labelled as the last; it can be neither saved nor printed. */
async function expectLast(term: Term) {
  await expect.element(page.getByText(t('lawyers.example.last')).last()).toBeVisible()
  await expectSum(term)
  for (const key of ['action', 'print'] as const) {
    await expect.element(page.getByRole('button', { name: t(`lawyers.diary.${key}`) })).toBeDisabled()
  }
}

/** No deadline is shown, announced or printed. */
async function expectNoDeadline() {
  await expect.element(nothing().first()).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
  expect(document.querySelectorAll('#example ol, ol li')).toHaveLength(0)
  expect(page.getByRole('term').elements()).toEqual([])
  for (const status of page.getByRole('status').elements()) expect(status.textContent).toBe('')
}

function counted(term: Term): Deadline {
  const result = deadline(term)
  if ('refused' in result) throw new Error(`The term is refused: ${result.refused}.`)
  return result
}

async function expectSum(term: Term) {
  const { due, steps } = counted(term)
  await expect
    .poll(() => document.querySelector('#example p b')?.textContent)
    .toBe(`${dayWords(due, 'it', 'day')} ${dayWords(due, 'it', 'month')}`)
  expect(page.getByRole('heading', { level: 2 }).element().textContent).toBe(termWords(term, 'it', t))
  expect(document.querySelectorAll('#example ol li')).toHaveLength(steps.length)
  expect(asked()).toEqual(
    [
      [t('lawyers.example.since'), dayWords(term.from, 'it', 'full')],
      [t('lawyers.example.term'), lengthWords(term, t)],
      [t('lawyers.example.suspension'), t(`lawyers.example.${term.suspension ? 'yes' : 'no'}`)],
      [t('lawyers.example.rome'), term.rome && t('lawyers.example.yes')],
    ].filter(([, value]) => value),
  )
}

test('shows the term of the address, also after a change of address', async () => {
  await visit('from=2026-03-02&days=90&suspension=no')
  await expectSum(termOf({ from: '2026-03-02', length: 90, suspension: false }))
  await expect.element(from()).toHaveValue('2026-03-02')
  await expect.element(suspension()).not.toBeChecked()
  await expect.element(rome()).not.toBeChecked()
  changeQuery({ days: '', months: '6', suspension: '', rome: 'yes' }, 'replace')
  await expectSum(termOf({ from: '2026-03-02', length: 6, unit: 'months', rome: true }))
  await expect.element(unit()).toHaveValue('months')
  await expect.element(rome()).toBeChecked()
})

test('a typed term is counted, announced and put into the address', async () => {
  await visit('from=2026-07-09&days=30')
  await length().fill('60')
  const term = termOf({ length: 60 })
  await expectSum(term)
  const said = t('lawyers.example.due', { due: dueWords(counted(term).due, 'it') })
  await expect.element(page.getByRole('status').first()).toHaveTextContent(said.replaceAll('\u00a0', ' '))
  await suspension().click()
  await expectSum({ ...term, suspension: false })
  expect(document.querySelectorAll('ol s')).toHaveLength(0)
  await from().fill('2026-04-08')
  await expectSum({ ...term, from: '2026-04-08', suspension: false })
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    from: '2026-04-08',
    days: '60',
    suspension: 'no',
  })
})

test('unit and Roman holiday are chosen in the form', async () => {
  await visit('from=2026-03-29&days=3')
  await unit().selectOptions('months')
  await rome().click()
  await expectSum(termOf({ from: '2026-03-29', length: 3, unit: 'months', rome: true }))
  await expect.element(page.getByText(t('lawyers.rule.calendar'), { exact: true })).toBeVisible()
  await expect.element(page.getByText(t('lawyers.step.rome'))).toBeVisible()
  await unit().selectOptions('years')
  await expect.poll(fault).toBe(t('lawyers.wrong.length', { most: longestTerm.years }))
})

test('an invalid field shows its error, and the last deadline stays in grey', async () => {
  await visit('from=2026-07-09&days=20')
  await length().fill('400')
  await expect.poll(fault).toBe(t('lawyers.wrong.length', { most: longestTerm.days }))
  await expectLast(termOf({ length: 20 }))
  await expect.element(length()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(length()).toHaveAttribute('aria-describedby', 'term-fault')
  const note = document.getElementById('term-fault')
  expect(note && getComputedStyle(note).fontStyle).toBe('italic')
  expect(new URLSearchParams(location.search).get('days')).toBe('20')
  await length().fill('10')
  await expectSum(termOf({ length: 10 }))
  expect(fault()).toBe('')
  await expect.element(page.getByRole('button', { name: t('lawyers.diary.action') })).toBeEnabled()
})

test('an empty field keeps the last deadline; its error shows on leaving', async () => {
  await visit('from=2026-07-09&days=20')
  await length().fill('30')
  await length().fill('')
  await expectLast(termOf({}))
  await expect.element(length()).toHaveAttribute('aria-invalid', 'false')
  expect(fault()).toBe('')
  length().element().blur()
  await expect.element(length()).toHaveAttribute('aria-invalid', 'true')
  await expectLast(termOf({}))
  await length().fill('30')
  await from().fill('')
  await expectLast(termOf({}))
})

test('an invalid entry is forgotten with the page', async () => {
  visitQuery('from=2026-07-09&days=20')
  const { unmount } = await renderView(whole, { page: 'lawyers' })
  await length().fill('400')
  await expect.poll(fault).not.toBe('')
  await unmount()
  await renderView(whole, { page: 'lawyers' })
  await expectSum(termOf({ length: 20 }))
  expect(page.getByText(t('lawyers.example.last')).elements()).toEqual([])
})

test('an error caused by a condition is shown beside it', async () => {
  await visit('from=2026-08-10&months=6&suspension=no')
  await suspension().click()
  await expect.poll(fault).toBe(t('lawyers.wrong.from-suspension'))
  await expectLast(termOf({ from: '2026-08-10', length: 6, unit: 'months', suspension: false }))
  await suspension().click()
  await expect.poll(fault).toBe('')
  expect(new URLSearchParams(location.search).get('suspension')).toBe('no')
})

test('an invalid address shows the error at its field', async () => {
  await visit('from=2026-03-02&days=tre')
  await expect.element(length()).toHaveValue('tre')
  expect(fault()).toBe(t('lawyers.wrong.length', { most: longestTerm.days }))
  await expectNoDeadline()
})
