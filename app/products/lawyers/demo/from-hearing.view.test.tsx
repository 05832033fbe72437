import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Term } from '#app/products/lawyers/deadline.ts'
import { renderView, visitQuery } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { OneTerm } from '../lawyers-page.tsx'
import { Section } from './deadline-demo.tsx'
import { termWords } from './term-words.ts'

const t = words('it')
const asked = () =>
  [...document.querySelectorAll('dl > div')].map((row) => [...row.children].map((part) => part.textContent))
const diary = () =>
  [...(document.querySelectorAll('[data-new]')[0]?.parentElement?.children ?? [])].map(
    (row) => row.textContent,
  )

test('counts backwards from a hearing, with its own presets', async () => {
  visitQuery('from=2026-12-14&days=30')
  await renderView(
    <>
      <OneTerm />
      <Section />
    </>,
    { page: 'lawyers' },
  )
  await page.getByText(t('lawyers.direction.back')).click()
  await page.getByLabelText(t('lawyers.example.preset')).selectOptions(t('lawyers.preset.166'))
  const term: Term = {
    from: '2026-12-14',
    length: 70,
    unit: 'days',
    suspension: true,
    rome: false,
    back: true,
  }
  await expect
    .poll(() => page.getByRole('heading', { level: 2 }).element().textContent)
    .toBe(termWords(term, 'it', t))
  expect(document.querySelector('#example p b')?.textContent).toBe('5 ottobre')
  expect(asked()).toContainEqual([t('lawyers.example.preset'), t('lawyers.preset.166')])
  await expect
    .element(page.getByLabelText(t('lawyers.example.hearing'), { exact: true }))
    .toHaveValue('2026-12-14')
  await expect.element(page.getByText(t('lawyers.step.hearing'))).toBeVisible()
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    hearing: '2026-12-14',
    days: '70',
    rule: '166',
  })
  expect(diary()).toEqual(['5\u00a0ottobrescadenza', '14\u00a0dicembreudienza'])
  await page.getByRole('checkbox', { name: t('lawyers.example.free') }).click()
  await expect.element(page.getByText(t('lawyers.step.free'))).toBeVisible()
  await expect.element(page.getByLabelText(t('lawyers.example.preset'))).toHaveValue('')
  await page.getByText(t('lawyers.direction.forward')).click()
  await expect
    .element(page.getByRole('checkbox', { name: t('lawyers.example.free') }))
    .not.toBeInTheDocument()
  expect(new URLSearchParams(location.search).get('from')).toBe('2026-12-14')
})

test('an error moves neither the last deadline nor the diary, which stay in grey', async () => {
  visitQuery('from=2026-12-14&days=30')
  await renderView(<OneTerm />, { page: 'lawyers' })
  const rows = () => [...document.querySelectorAll('p:has(> b), ol > li')]
  const shown = () => rows().map((row) => [row.textContent, row.getBoundingClientRect().top])
  const colours = () => rows().map((row) => getComputedStyle(row.lastElementChild ?? row).color)
  const [before, coloured] = [shown(), colours()]
  expect(before).toHaveLength(4)
  await page.getByRole('textbox', { name: t('lawyers.example.term'), exact: false }).fill('0')
  await expect.poll(() => document.querySelectorAll('[data-last]').length).toBe(1)
  expect(document.getElementById('term-fault')?.textContent).not.toBe('')
  expect(shown()).toEqual(before)
  expect(colours().at(-1)).not.toBe(coloured.at(-1))
  expect(diary()).toEqual([])
})
