import { expect, test } from 'vitest'
import { leadingTo } from './naming.ts'

const sources = new Map([
  ['shared/price.ts', ''],
  ['shared/bill.ts', `import { price } from './price.ts'`],
  ['server/thread.ts', `import { bill } from '#shared/bill.ts'`],
  ['server/store.ts', `new Worker(new URL('./thread.ts', import.meta.url))`],
  ['server/main.ts', `import { store } from './store.ts'`],
  ['server/main.test.ts', `spawn('node', ['server/main.ts'])`],
  ['server/copy.test.ts', `spawn('node', [\`\${copy}/server/main.ts\`])`],
  ['shared/other.test.ts', `expect('shared/price.tsx, or ./price.ts?')`],
])

test('a file is reached by what imports it, and by what starts a program or a thread that does', () => {
  expect(leadingTo('shared/price.ts', sources)).toEqual([
    'shared/price.ts',
    'shared/bill.ts',
    'server/thread.ts',
    'server/store.ts',
    'server/main.ts',
    'server/main.test.ts',
    'server/copy.test.ts',
  ])
})

test('files that import each other are no way without end', () => {
  const round = new Map([
    ['a.ts', `import './b.ts'`],
    ['b.ts', `import './a.ts'`],
  ])
  expect(leadingTo('a.ts', round)).toEqual(['a.ts', 'b.ts'])
})
