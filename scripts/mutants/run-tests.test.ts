import { expect, test } from 'vitest'
import { testsOf } from './run-tests.ts'

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
