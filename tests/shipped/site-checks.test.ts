import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Entry } from '#shared/entries.ts'
import { siteRoot } from '#tests/helpers/site-root.ts'
import { bounds, weighSite } from '#tests/helpers/weigh.ts'
import { siteChecks } from './site-checks.ts'

test.for(Object.entries(siteChecks))('%s', { timeout: 120_000 }, async ([, check]) => {
  expect(await check()).toEqual([])
})

/** The content as shipped. Once the owner has changed it (first the site's name), its weight is theirs. */
const { entries }: { entries: Entry[] } = JSON.parse(readFileSync(`${siteRoot}/site/settings.json`, 'utf8'))
const isAsShipped = entries.some(({ key, value }) => key === 'brand.name' && value === 'Easy')

test.runIf(isAsShipped)('every weight of the shipped site is at most 95 % of its bound', () => {
  const weights = weighSite(siteRoot)
  expect(weights.length).toBeGreaterThan(50)
  expect(weights.filter(({ kind, bytes }) => bytes > 0.95 * bounds[kind])).toEqual([])
})
