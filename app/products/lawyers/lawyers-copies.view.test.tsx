import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { romeDay } from '#shared/rome-time.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { count, exampleOf, longestTerm } from './asked-term.ts'
import { Copies } from './lawyers-copies.tsx'
import { dueWords } from './trial/term-words.ts'

const t = words('it')
const field = () => page.getByRole('textbox', { name: t('lawyers.copies.field') })
const changed = () => document.querySelector('[data-new]')?.textContent

/** Today's deadline after so many days. */
function dueAfter(length: string): string {
  const counted = count({ ...exampleOf(romeDay(new Date())), length })
  if ('refused' in counted) throw new Error(`${length} days from today are refused.`)
  return dueWords(counted.result.due, 'it')
}

beforeEach(() => renderView(<Copies />))

test('other days give another deadline, in the same row, on the leaf and in the note', async () => {
  expect(changed()).toContain(dueAfter('30'))
  // Short terms are refused on some days before August: the shortest that is not.
  await field().fill('31')
  expect(changed()).toContain(dueAfter('31'))
  await expect.element(page.getByText(t('lawyers.copies.done', { due: dueAfter('31') }))).toBeVisible()
})

test.for(['', 'molti', '9999'])('%j gives no date, anywhere', async (text) => {
  await field().fill(text)
  expect(changed()).toBe(t('lawyers.example.nothing'))
  expect(page.getByText(t('lawyers.example.nothing')).elements()).toHaveLength(2)
  await expect.element(page.getByText(t('lawyers.wrong.length', { most: longestTerm.days }))).toBeVisible()
  expect(page.getByText(dueAfter('30')).elements()).toHaveLength(0)
})
