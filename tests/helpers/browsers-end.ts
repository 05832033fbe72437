import { afterAll, test as base } from 'vitest'
import { closeBrowser, leaveBrowser } from './chromium.ts'
import { closeFirefox } from './firefox.ts'
import { closeWebKit } from './webkit.ts'

/** Files share their worker's browsers, which close with the worker. */
const test = base
  .extend('browsers', { scope: 'worker' }, () => [closeBrowser, closeFirefox, closeWebKit])
  .extend('end', { scope: 'worker' }, ({ browsers }, { onCleanup }) => {
    onCleanup(async () => {
      await Promise.all(browsers.map((close) => close()))
    })
  })

test.beforeAll(({ end }) => end)

// Pages left open must not affect the next file.
afterAll(leaveBrowser)
