import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { changeQuery } from '#app/platform/use-query.ts'
import { longestTerm } from '#app/products/lawyers/asked-term.ts'
import { deadline, type Term } from '#app/products/lawyers/deadline.ts'
import { renderView, textsOf, visitQuery } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { OneTerm } from '../lawyers-page.tsx'
import { Section } from './deadline-demo.tsx'
import { dueWords, termWords } from './term-words.ts'
import { type TypedTerm, useTerm } from './use-term.ts'

const t = words('it')
const length = () => page.getByRole('textbox', { name: t('lawyers.example.term'), exact: false })
const from = () => page.getByLabelText(t('lawyers.example.since'))
const unit = () => page.getByRole('combobox', { name: t('lawyers.example.unit') })
const preset = () => page.getByLabelText(t('lawyers.example.preset'))
const suspension = () => page.getByRole('checkbox', { name: t('lawyers.example.suspension') })
const fault = () => textsOf(document, '#term-fault').join('')
const query = () => Object.fromEntries(new URLSearchParams(location.search))
const diary = () => [...(document.querySelector('li[data-new]')?.parentElement?.children ?? [])]

/** The fields stand in the first screen, the steps in the section below it. */
function visit(search: string) {
  visitQuery(search)
  return show()
}

const show = () =>
  renderView(
    <>
      <OneTerm />
      <Section />
    </>,
    { page: 'lawyers' },
  )

const example: Term = { from: '2026-07-09', length: 30, unit: 'days', suspension: true }
const termOf = (changes: Partial<Term>): Term => ({ ...example, ...changes })

async function expectSum(term: Term) {
  const result = deadline(term)
  if ('refused' in result) throw new Error(`The term is refused: ${result.refused}.`)
  await expect
    .poll(() => document.querySelector('p[data-cause]:has(b), [data-last] p')?.textContent)
    .toBe(dueWords(result.due, 'it').replace('\u00a0', ' '))
  expect(page.getByRole('heading', { level: 2 }).element().textContent).toBe(termWords(term, 'it', t))
  expect(document.querySelectorAll('#example ol li')).toHaveLength(result.steps.length)
  return result.due
}

/** The last deadline stays, labelled as the last; it can be neither saved nor printed. */
async function expectLast(term: Term) {
  await expect.element(page.getByText(t('lawyers.example.last')).last()).toBeVisible()
  await expectSum(term)
  for (const key of ['action', 'print'] as const) {
    await expect.element(page.getByRole('button', { name: t(`lawyers.diary.${key}`) })).toBeDisabled()
  }
}

test('shows the term of the address, also after a change of address', async () => {
  await visit('from=2026-03-02&days=90&suspension=no')
  await expectSum(termOf({ from: '2026-03-02', length: 90, suspension: false }))
  const bounds = { min: '2021-01-01', max: '2099-12-31' }
  expect(from().element()).toMatchObject({ type: 'date', value: '2026-03-02', ...bounds })
  expect(length().element()).toMatchObject({ inputMode: 'numeric', autocomplete: 'off', maxLength: 6 })
  await expect.element(suspension()).not.toBeChecked()
  changeQuery({ days: '', months: '6', suspension: '' }, 'replace')
  await expectSum(termOf({ from: '2026-03-02', length: 6, unit: 'months' }))
  await expect.element(unit()).toHaveValue('months')
})

test('a typed term is counted, announced and put into the address', async () => {
  await visit('from=2026-07-09&days=30')
  await length().fill('60')
  const said = t('lawyers.example.due', { due: dueWords(await expectSum(termOf({ length: 60 })), 'it') })
  await expect.element(page.getByRole('status')).toHaveTextContent(said.replaceAll('\u00a0', ' '))
  await suspension().click()
  await expectSum(termOf({ length: 60, suspension: false }))
  expect(document.querySelectorAll('ol s')).toHaveLength(0)
  await from().fill('2026-04-08')
  await expectSum(termOf({ from: '2026-04-08', length: 60, suspension: false }))
  expect(query()).toEqual({ from: '2026-04-08', days: '60', suspension: 'no' })
})

test('the unit is chosen in the form', async () => {
  await visit('from=2026-03-29&days=3')
  await unit().selectOptions('months')
  await expectSum(termOf({ from: '2026-03-29', length: 3, unit: 'months' }))
  await expect.element(page.getByText(t('lawyers.rule.calendar'), { exact: true })).toBeVisible()
  await length().fill('25')
  await expect.poll(fault).toBe(t('lawyers.wrong.length', { most: longestTerm.months }))
})

test('counts backwards from a hearing, with its own presets', async () => {
  await visit('from=2026-12-14&days=30')
  await page.getByText(t('lawyers.direction.back')).click()
  await preset().selectOptions(t('lawyers.preset.166'))
  await expectSum(termOf({ from: '2026-12-14', length: 70, back: true }))
  await expect.element(page.getByText(t('lawyers.step.hearing'))).toBeVisible()
  expect(query()).toEqual({ hearing: '2026-12-14', days: '70', rule: '166' })
  expect(diary().map((row) => row.textContent)).toEqual(['5\u00a0ottobrescadenza', '14\u00a0dicembreudienza'])
  await preset().selectOptions(t('lawyers.preset.163-bis'))
  await page.getByLabelText(t('lawyers.example.hearing')).fill('2026-12-15')
  await expect.element(page.getByText(t('lawyers.step.free'))).toBeVisible()
  expect(textsOf(unit().element(), 'option')).toHaveLength(1)
  await length().fill('90')
  await expect.element(preset()).toHaveValue('')
  await expect.element(page.getByText(t('lawyers.step.free'))).not.toBeInTheDocument()
  await page.getByText(t('lawyers.direction.forward')).click()
  expect(query()).toMatchObject({ from: '2026-12-15' })
})

test('of two changes in a row, before React has rendered the first, both count', async () => {
  visitQuery('from=2026-07-09&days=30')
  const drawn: TypedTerm[] = []
  await renderView(<Reader onTerm={(term) => drawn.push(term)} />, { page: 'lawyers' })
  const { change } = drawn[0] ?? expect.fail('Nothing was rendered.')
  change((now) => ({ ...now, back: true }))
  change((now) => ({ ...now, length: '45' }), 'length')
  await expect.poll(() => drawn.at(-1)?.typed).toMatchObject({ back: true, length: '45' })
  expect(query()).toEqual({ hearing: '2026-07-09', days: '45' })
})

function Reader({ onTerm }: { onTerm: (term: TypedTerm) => void }) {
  onTerm(useTerm())
  return null
}

test('an invalid field shows its error; the last deadline stays in grey where it was', async () => {
  const { unmount } = await visit('from=2026-07-09&days=20')
  /** Day and diary of the first screen. */
  const rows = () => [...document.querySelectorAll('p:has(> b), ol > li')].slice(0, 4)
  const tops = () => rows().map((row) => row.getBoundingClientRect().top)
  const colour = () => getComputedStyle(rows().at(-1) ?? document.body).color
  const before = { tops: tops(), colour: colour() }
  await length().fill('400')
  await expect.poll(fault).toBe(t('lawyers.wrong.length', { most: longestTerm.days }))
  await expectLast(termOf({ length: 20 }))
  expect(before.tops).toHaveLength(4)
  expect(tops()).toEqual(before.tops)
  expect(colour()).not.toBe(before.colour)
  expect(diary()).toEqual([])
  await expect.element(length()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(length()).toHaveAttribute('aria-describedby', 'term-fault')
  expect(query()).toMatchObject({ days: '20' })
  await unmount()
  // It is forgotten with the page.
  await show()
  await expectSum(termOf({ length: 20 }))
  expect(page.getByText(t('lawyers.example.last')).elements()).toEqual([])
  await length().fill('10')
  await expectSum(termOf({ length: 10 }))
  expect(fault()).toBe('')
  await expect.element(page.getByRole('button', { name: t('lawyers.diary.action') })).toBeEnabled()
})

test('an empty field keeps the last deadline; its error shows on leaving', async () => {
  await visit('from=2026-07-09&days=30')
  await length().fill('')
  await expectLast(termOf({}))
  await expect.element(length()).toHaveAttribute('aria-invalid', 'false')
  expect(fault()).toBe('')
  length().element().blur()
  await expect.element(length()).toHaveAttribute('aria-invalid', 'true')
  await length().fill('30')
  await from().fill('')
  await expectLast(termOf({}))
  expect(fault()).toBe('')
  await userEvent.keyboard('{Enter}')
  await expect.poll(fault).toBe(t('lawyers.wrong.day'))
})

test('an error caused by a condition is shown beside it too', async () => {
  await visit('from=2026-08-10&months=6&suspension=no')
  await suspension().click()
  await expect.poll(fault).toBe(t('lawyers.wrong.from-suspension'))
  expect(textsOf(document, '#example label + p')).toEqual([t('lawyers.wrong.from-suspension')])
  await expectLast(termOf({ from: '2026-08-10', length: 6, unit: 'months', suspension: false }))
  await suspension().click()
  await expect.poll(fault).toBe('')
  expect(query()).toMatchObject({ suspension: 'no' })
})

test('an invalid address shows the error at its field, and no deadline is shown or announced', async () => {
  await visit('from=2026-03-02&days=tre')
  await expect.element(length()).toHaveValue('tre')
  expect(fault()).toBe(t('lawyers.wrong.length', { most: longestTerm.days }))
  await expect.element(page.getByText(t('lawyers.example.nothing')).first()).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
  expect([...document.querySelectorAll('#example ol, ol li, p[data-cause] b')]).toEqual([])
  expect(page.getByRole('status').element().textContent).toBe('')
})
