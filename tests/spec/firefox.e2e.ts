import { describe, inject } from 'vitest'
import { openFirefoxTab } from '#tests/helpers/firefox.ts'
import { otherBrowserTests } from '#tests/helpers/other-browser-tests.ts'

describe.skipIf(!inject('firefox'))('Firefox', () => {
  otherBrowserTests(openFirefoxTab)
})
