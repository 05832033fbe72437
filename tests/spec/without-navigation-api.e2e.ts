import { describe, expect, test } from 'vitest'
import { openOldChromiumTab } from '#tests/helpers/old-chromium.ts'
import { otherBrowserTests } from '#tests/helpers/other-browser-tests.ts'

describe('a browser without the Navigation API', () => {
  test('is what this is', async () => {
    const tab = await openOldChromiumTab()
    await tab.go('/it')
    expect(await tab.read("'navigation' in window")).toBe(false)
    await tab.close()
  })

  otherBrowserTests(openOldChromiumTab)
})
