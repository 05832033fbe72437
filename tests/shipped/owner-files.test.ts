import { expect, test } from 'vitest'
import { contentFaults } from '#scripts/content/content-faults.ts'
import { siteRoot } from '#tests/helpers/site-root.ts'

test('the owner’s files and the dictionaries are right', () => {
  expect(contentFaults(siteRoot)).toEqual([])
})
