import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { offerings, offeringTable } from './offerings.ts'

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
