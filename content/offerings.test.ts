import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { offerings, offeringTable } from './offerings.ts'
import { pages } from './pages.ts'

const cells = offerings
  .flatMap((row) => ('cell' in row ? [row.cell] : []))
  .toSorted((one, other) => one.order - other.order)

test('the cells of home are numbered without gaps', () => {
  expect(cells.map(({ order }) => order)).toEqual(cells.map((_, index) => index + 1))
})

test('the cells of home fill whole rows of twelve columns', () => {
  // A tall cell takes part of the next row too.
  const columns = cells.reduce((sum, cell) => sum + cell.columns * ('isTall' in cell ? 2 : 1), 0)
  expect(columns % 12).toBe(0)
})

test('every offering is on by default', () => {
  expect(offerings).toEqual(offeringTable)
})

test('no two pages have one path', () => {
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
})

test('`of` of a page names offerings of the table', () => {
  const ids: readonly string[] = offeringTable.map(({ id }) => id)
  const owners = pages.flatMap((row) => ('of' in row ? row.of : []))
  expect(owners.length).toBeGreaterThan(0)
  for (const id of owners) expect(ids).toContain(id)
})

test('a product has the id of its page', () => {
  const ids: readonly string[] = pages.map(({ id }) => id)
  const own = offerings.filter((row) => 'page' in row)
  for (const row of own) expect(ids).toContain(row.id)
  expect(own.length).toBeGreaterThan(0)
})

test('every offering has the section of its anchor and its colours, and is in header, a cell or the panel', () => {
  const missing = offeringTable.flatMap(({ accent, ...row }) => {
    const anchor = 'target' in row && 'anchor' in row.target ? row.target.anchor : 'bannerTop'
    const files = [
      ...(accent === 'home' ? [] : [`${accent}/colours.css`]),
      ...(anchor === 'bannerTop' ? [] : [`${anchor}/${anchor}-section.tsx`]),
    ]
    return files.filter((file) => !existsSync(`app/products/${file}`))
  })
  expect(missing).toEqual([])
  const isShown = (row: object) => ['header', 'cell', 'panel'].some((view) => view in row)
  expect(offeringTable.filter((row) => !isShown(row))).toEqual([])
})
