import { expect, test } from 'vitest'
import { offerings } from '#content/offerings.ts'
import { projectRoot } from '#tests/helpers/site-root.ts'
import { type OfferingRow, offeringFaults } from './offering-faults.ts'

const right: OfferingRow = {
  id: 'warehouse',
  target: { page: 'home', anchor: 'warehouse' },
  accent: 'warehouse',
  icon: 'boxes',
  cell: {},
}

test('every row of the table is kept', () => {
  expect(offeringFaults(projectRoot)).toEqual([])
  expect(offeringFaults(projectRoot, [right])).toEqual([])
})

test.each<[string, Partial<OfferingRow>, string]>([
  ['a page that is not there', { target: { page: 'shop' } }, "no page 'shop'"],
  [
    'an anchor that leads nowhere',
    { target: { page: 'home', anchor: 'till' } },
    "its anchor 'till' leads nowhere",
  ],
  ['a cell without a drawing', { id: 'till' }, 'its cell on home has no drawing'],
  ['colours that nobody has', { accent: 'till' }, 'its colours are missing'],
  ['an icon that nobody drew', { icon: 'till' }, "Lucide has no icon 'till'"],
])('%s is a fault that names the row', (_, change, fault) => {
  const [told, ...others] = offeringFaults(projectRoot, [{ ...right, ...change }])
  expect(told).toContain(`content/offerings.ts: ${change.id ?? 'warehouse'}: ${fault}`)
  expect(others).toEqual([])
})

test('each row is shown somewhere', () => {
  const isShown = (row: object) => ['header', 'cell'].some((view) => view in row)
  const hidden = offerings.filter((row) => !isShown(row) && !row.panel).map(({ id }) => id)
  expect(hidden).toEqual([])
})
