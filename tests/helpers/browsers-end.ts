import { afterAll, test as base } from 'vitest'
import { closeBrowser, leaveBrowser } from './chromium.ts'
import { closeFirefox } from './firefox.ts'

/** Files share their worker's browsers: these end with the worker, whichever test has opened them. */
const test = base
  .extend('browsers', { scope: 'worker' }, () => [closeBrowser, closeFirefox])
  .extend('end', { scope: 'worker' }, ({ browsers }, { onCleanup }) => {
    onCleanup(async () => {
      await Promise.all(browsers.map((close) => close()))
    })
  })

test.beforeAll(({ end }) => end)

// What a file leaves open is not the next one's.
afterAll(leaveBrowser)
