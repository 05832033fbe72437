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

test('each way to be noticed, or not, has a column of its own', () => {
  const outcomes = ['unit', 'services', 'components', 'built site', 'endless'] as const
  const others = ['by chance', 'not noticed', 'no test', 'refused'] as const
  const all = [...outcomes, ...others].map((outcome) => ({ folder: 'app', outcome }))
  expect(outcomeTable(all).at(-1)).toEqual({
    folder: 'all',
    tried: 8,
    noticed: 5,
    share: '63 %',
    'by rules': 1,
    'by databases': 1,
    'by views': 1,
    'by the built site': 1,
    'by never ending': 1,
    'by chance': 1,
    'not noticed': 1,
    'no test': 1,
    'refused by the compiler': 1,
  })
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
