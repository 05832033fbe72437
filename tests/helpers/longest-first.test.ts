import { expect, test } from 'vitest'
import { longest } from './longest-first.ts'
import { filesOf } from './sources.ts'

test('the files that are begun first are there', () => {
  expect(filesOf('{scripts,tests}/**/*.ts')).toEqual(expect.arrayContaining(longest))
})
