import { expect, test, vi } from 'vitest'

vi.mock('#content/offerings.ts', () => ({
  offerings: [{ id: 'home' }, { id: 'warehouse' }, { id: 'lawyers' }],
}))

const { releaseMonths, releaseProducts, releaseSubject } = await import('./release-lists.ts')

const release = (date: string, offering: 'home' | 'warehouse' | 'lawyers') => ({
  id: date,
  date,
  offering,
  kind: 'new' as const,
  title: { it: '', en: '' },
  text: { it: '', en: '' },
})
const rows = [release('2026-11-02', 'lawyers'), release('2026-11-01', 'home'), release('2026-10-31', 'home')]

test('releaseMonths groups by month and keeps the order', () => {
  expect(releaseMonths(rows).map(({ month, rows: { length } }) => [month, length])).toEqual([
    ['2026-11', 2],
    ['2026-10', 1],
  ])
})

test('releaseProducts are distinct, in the order of the table, with releases only', () => {
  expect(releaseProducts(rows)).toEqual(['home', 'lawyers'])
})

test('releaseSubject of `home` is the whole site', () => {
  const t = (key: string) => key
  expect([releaseSubject('home', t), releaseSubject('lawyers', t)]).toEqual([
    'releases.site',
    'offering.lawyers.name',
  ])
})
