import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bounds, weighSite } from '#scripts/build/weigh.ts'
import type { Entry } from '#shared/entries.ts'
import { siteRoot } from '#tests/helpers/site-root.ts'

/** The content as it ships: the owner's first change is the site's name, and what is too heavy then is told, not refused. */
const { entries }: { entries: Entry[] } = JSON.parse(
  readFileSync(`${siteRoot}/content/settings.json`, 'utf8'),
)
const isAsShipped = entries.some(({ key, value }) => key === 'brand.name' && value === 'Easy')

test.runIf(isAsShipped)('as shipped, what grows with the owner’s words has 5 % of its bound free', () => {
  // What wakes a page does not: its bound is held on the fixture site.
  const growing = weighSite(siteRoot).filter(({ kind }) => kind !== 'scripts')
  expect(growing.length).toBeGreaterThan(50)
  expect(growing.filter(({ kind, bytes }) => bytes > 0.95 * bounds[kind])).toEqual([])
})
