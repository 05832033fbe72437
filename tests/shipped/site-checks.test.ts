import { expect, test } from 'vitest'
import { siteChecks } from './site-checks.ts'

test.for(Object.entries(siteChecks))('%s', { timeout: 120_000 }, async ([, check]) => {
  expect(await check()).toEqual([])
})
