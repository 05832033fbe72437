import { expect, test } from 'vitest'
import { audiences } from '#content/offerings.ts'
import { placedCells } from './cell-rows.ts'
import { homeAudiences, homeCells } from './products.ts'

const ids = (cells: readonly { offering: { id: string } }[]) => cells.map(({ offering }) => offering.id)

test('nobody in particular sees the grid as the table draws it', () => {
  const cells = placedCells(null)
  expect(ids(cells)).toEqual(homeCells().map(({ id }) => id))
  for (const { offering, columns, wideColumns } of cells) {
    expect(columns).toBe(offering.cell.columns)
    expect(wideColumns).toBe('wideColumns' in offering.cell ? offering.cell.wideColumns : columns)
  }
})

test.for(audiences)('%s finds its own first, the others in their order, and no product is lost', (id) => {
  const own =
    homeAudiences()
      .find((row) => row.id === id)
      ?.offerings.map((row) => row.id) ?? []
  expect(own.length).toBeGreaterThan(0)
  const all = homeCells().map((row) => row.id)
  const others = all.filter((one) => !own.some((mine) => mine === one))
  expect(ids(placedCells(id))).toEqual([...own, ...others])
})

test.for(audiences)('the rows of %s have no hole: each fills twelve columns', (id) => {
  let filled = 0
  for (const { columns, wideColumns } of placedCells(id)) {
    expect(wideColumns).toBe(columns)
    expect(columns).toBeGreaterThanOrEqual(4)
    filled += columns
    expect(filled).toBeLessThanOrEqual(12)
    filled %= 12
  }
  expect(filled).toBe(0)
})

test('a drawing that needs more room than the one beside it has more', () => {
  const [stock, shop, blocks] = placedCells('shop')
  expect([stock?.offering.id, stock?.columns, shop?.columns, blocks?.columns]).toEqual(['warehouse', 7, 5, 4])
  expect(
    placedCells('studio')
      .slice(0, 2)
      .map(({ columns }) => columns),
  ).toEqual([5, 7])
  expect(
    placedCells('venue')
      .slice(0, 3)
      .map(({ columns }) => columns),
  ).toEqual([4, 4, 4])
})

test.for(audiences)(
  'on a phone the halves of %s stand beside each other as they come, and nothing goes ahead of its turn',
  (id) => {
    const cells = placedCells(id)
    const halves = cells.flatMap(({ isHalf }, index) => (isHalf ? [index] : []))
    expect(halves.length).toBeGreaterThan(0)
    for (const [at, index] of halves.entries()) {
      expect('isHalf' in (cells[index]?.offering.cell ?? {})).toBe(true)
      if (at % 2 === 1) expect(index).toBe((halves[at - 1] ?? 0) + 1)
    }
    expect(halves.length % 2).toBe(0)
  },
)
