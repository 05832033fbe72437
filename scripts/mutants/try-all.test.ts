import { expect, test } from 'vitest'
import { type Drawn, tryAll } from './try-all.ts'
import type { Outcome } from './try-change.ts'

const change = { start: 0, end: 0, text: '', kind: 'guard dropped', line: 1 }
const waiting: readonly Drawn[] = ['a', 'b', 'c', 'd', 'e', 'f'].map((file) => ({ file, change }))
const outcomes: Readonly<Record<string, Outcome>> = { b: 'refused', c: 'not noticed', e: 'refused' }

/** One that takes so many turns for each change. */
const tryOf =
  (turns: number) =>
  async ({ file }: Drawn) => {
    for (let turn = 0; turn < turns; turn++) await Promise.resolve()
    return { outcome: outcomes[file] ?? ('unit' as const), by: `${file}.test.ts` }
  }

test.each([[[1]], [[1, 9]], [[9, 1]], [[3, 2, 1]]])(
  'whoever is quicker (%j), so many are tried as were wanted, the first of them, without the refused',
  async (turns) => {
    const told: string[] = []
    const tell = ({ file }: Drawn, { outcome, by }: { outcome: Outcome; by: string }) =>
      told.push(`${file} ${outcome} ${by}`)
    const tried = await tryAll({ waiting, wanted: 3, tries: turns.map(tryOf), tell })
    const kept = tried.filter(({ outcome }) => outcome !== 'refused')
    expect(kept.map(({ file }) => file).sort()).toEqual(['a', 'c', 'd'])
    expect(told).toHaveLength(tried.length)
    expect(told).toContain('c not noticed c.test.ts')
    expect(told).toContain('b refused b.test.ts')
  },
)

test('where there are fewer, all are tried', async () => {
  const tried = await tryAll({ waiting, wanted: 99, tries: [tryOf(1)], tell: () => undefined })
  expect(tried.map(({ file }) => file)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})
