import { expect, test } from 'vitest'
import { cutArchives, releaseParts } from './release-parts.ts'

/** The newest first, one a day. */
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `r${count - index}`,
    date: new Date((count - index) * 86_400_000).toISOString().slice(0, 10),
    offering: 'lawyers' as const,
    title: { it: 'Titolo', en: 'Title' },
    text: { it: 'Testo', en: 'Text' },
  }))

test('every release is in one part of at most 31, and the parts are linked', () => {
  for (const count of [0, 1, 31, 32, 53, 54, 10_000]) {
    const parts = releaseParts(many(count), 'en')
    const ids = parts.flatMap(({ list }) => list.rows.map(({ id }) => id))
    expect(ids).toEqual(many(count).map(({ id }) => id))
    expect(Math.max(...parts.map(({ list }) => list.rows.length))).toBeLessThanOrEqual(31)
    const names = parts.map(({ part }) => part)
    expect(parts.map(({ list }) => list.older)).toEqual([...names.slice(1), undefined])
    expect(parts.map(({ list }) => list.newer)).toEqual([undefined, ...names.slice(0, -1)])
  }
})

test('an older part says from which day to which', () => {
  const days = releaseParts(many(53), 'en').map(({ list }) => list.days)
  expect(days).toEqual([undefined, '2\u00a0January – 23\u00a0January 1970'])
})

test('later releases change no archive', () => {
  const ids = (count: number) => cutArchives(many(count)).archives.map((rows) => rows.map(({ id }) => id))
  expect(ids(700).slice(0, ids(600).length)).toEqual(ids(600))
})
