import { describe } from 'vitest'
import { openOldChromiumTab } from '#tests/helpers/old-chromium.ts'
import { otherBrowserTests, shareTab } from '#tests/helpers/other-browser-tests.ts'

describe('a browser without the Navigation API', () => {
  otherBrowserTests(shareTab(openOldChromiumTab))
})
