import { expect, test } from 'vitest'
import { longest } from './longest-first.ts'
import { filesOf } from './sources.ts'

test('the files to start first exist', () => {
  expect(filesOf('{scripts,tests}/**/*.ts')).toEqual(expect.arrayContaining(longest))
})
