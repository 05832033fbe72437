import { expect, test } from 'vitest'
import { findChanges } from './find-changes.ts'
import { testsOf } from './run-tests.ts'

const source = `import { b } from './b.ts'
type Size = 'small'
export const price = (size: Size, extra?: number) => {
  if (!size) return 0
  b(size)
  return size === 'small' && extra ? (extra ?? 2000) + 1 : true
}
export const View = () => <i className="word" title="Size" />
`

test('finds the changes of a source in order, but none in types, imports, class names and sizes', () => {
  const found = findChanges('view.tsx', source).map(
    ({ line, kind, start, end, text }) => `${line} ${kind}: ${source.slice(start, end)} | ${text}`,
  )
  expect(found).toEqual([
    '4 guard dropped: if (!size) return 0 | {}',
    '4 ! dropped: !size | size',
    '4 condition negated: !size | !(!size)',
    '4 number off by one: 0 | 1',
    '5 call removed: b(size) | {}',
    `6 condition negated: size === 'small' && extra | !(size === 'small' && extra)`,
    '6 === → !==: === | !==',
    `6 text emptied: 'small' | ''`,
    '6 && → ||: && | ||',
    '6 ?? → &&: extra ?? 2000 | ((extra) && (2000))',
    '6 number doubled: 2000 | 4000',
    '6 + → -: + | -',
    '6 number off by one: 1 | 2',
    '6 boolean turned: true | false',
    `8 text emptied: "Size" | ''`,
  ])
})

test.each(['< <=', '>= >', '=== !==', '+ -', '* /', '&& ||'])('turns %s round', (pair) => {
  const [one = '', other = ''] = pair.split(' ')
  const texts = findChanges('pair.ts', `a ${one} b\na ${other} b\n`).map(({ text }) => text)
  expect(texts).toEqual([other, one])
})

test('refuses a source that does not parse', () => {
  expect(() => findChanges('view.tsx', 'const = 1')).toThrow('view.tsx cannot be read')
})

const sources = new Map([
  ['app/price.ts', ''],
  ['app/total.ts', `import { price } from './price.ts'`],
  ['app/total.test.ts', `import { total } from './total.ts'`],
  ['app/every.ts', `import.meta.glob('./*.ts')`],
  ['server/every.test.ts', `import { every } from '#app/every.ts'`],
  ['server/started.test.ts', `spawn('app/price.ts')`],
  ['server/other.test.ts', `import '../other/price.ts'; globSync('other/*.ts')`],
  ['tests/docs/rule.test.ts', `import '#app/price.ts'`],
])

test('the tests of a file import it, directly or not, match it with a glob or name its path; those beside it first', () => {
  const [beside, others] = testsOf('app/price.ts', sources)
  expect([beside, others.toSorted()]).toEqual([
    ['app/total.test.ts'],
    ['server/every.test.ts', 'server/started.test.ts'],
  ])
})
