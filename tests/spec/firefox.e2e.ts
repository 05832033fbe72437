import { afterAll, describe, inject } from 'vitest'
import { closeFirefox, openFirefoxTab } from '#tests/helpers/firefox.ts'
import { otherBrowserTests } from '#tests/helpers/other-browser-tests.ts'

afterAll(closeFirefox)

describe.skipIf(!inject('firefox'))('Firefox', () => {
  otherBrowserTests(openFirefoxTab)
})
