import { expect, test } from 'vitest'
import { folderOf, outcomeTable } from './table.ts'

test('a share is of all that was tried: what no test reaches lowers it, what does not compile was never tried', () => {
  const rows = [
    { folder: 'server', outcome: 'unit' },
    { folder: 'server', outcome: 'not noticed' },
    { folder: 'server', outcome: 'refused' },
    { folder: 'views', outcome: 'components' },
    { folder: 'views', outcome: 'no test' },
    { folder: 'views', outcome: 'by chance' },
    { folder: 'views', outcome: 'endless' },
    { folder: 'views', outcome: 'services' },
  ] as const
  const table = outcomeTable(rows).map(({ folder, tried, noticed, share }) => [folder, tried, noticed, share])
  expect(table).toEqual([
    ['server', 2, 1, '50 %'],
    ['views', 5, 3, '60 %'],
    ['all', 7, 4, '57 %'],
  ])
})

test('nothing tried has no share', () => {
  expect(outcomeTable([{ folder: 'app', outcome: 'refused' }]).map(({ share }) => share)).toEqual(['', ''])
})

test.each([
  ['server/contact-store/sqlite.ts', 'server'],
  ['app/platform/http.ts', 'app/platform'],
  ['app/shell/footer/footer.tsx', 'views'],
])('%s is counted under %s', (file, folder) => {
  expect(folderOf(file)).toBe(folder)
})
