import { expect, test } from 'vitest'
import { audiences, offerings } from './offerings.ts'

const cells = offerings
  .flatMap((row) => ('cell' in row ? [row.cell] : []))
  .toSorted((one, other) => one.order - other.order)

test('the cells of home stand one after the other, in an order of their own', () => {
  expect(cells.map(({ order }) => order)).toEqual(cells.map((_, index) => index + 1))
})

test.each([
  ['of twelve columns', (cell: (typeof cells)[number]) => cell.columns],
  [
    'on a wide sheet too',
    (cell: (typeof cells)[number]) => ('wideColumns' in cell ? cell.wideColumns : cell.columns),
  ],
])('the rows of home have no hole, %s', (_, columnsOf) => {
  // A tall one stands in the next row too.
  const columns = cells.reduce((sum, cell) => sum + columnsOf(cell) * ('isTall' in cell ? 2 : 1), 0)
  expect(columns % 12).toBe(0)
})

test.each(audiences)('what is made for %s has places from the first on', (id) => {
  const places = offerings.flatMap((row) => {
    const own: Partial<Record<typeof id, number>> = 'audiences' in row ? row.audiences : {}
    return own[id] ?? []
  })
  expect(places.toSorted()).toEqual(places.map((_, index) => index + 1))
  expect(places.length).toBeGreaterThan(0)
})

test('a product with a page is related to others that are there', () => {
  const ids: readonly string[] = offerings.map(({ id }) => id)
  for (const row of offerings) {
    const related: readonly string[] = 'related' in row ? row.related : []
    for (const id of related) expect(ids).toContain(id)
    expect(related).not.toContain(row.id)
  }
})
