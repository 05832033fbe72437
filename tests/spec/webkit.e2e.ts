import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { expectInTab, otherEngineTests, testInTab } from '#tests/helpers/other-browser-tests.ts'
import { openWebKitTab } from '#tests/helpers/webkit.ts'
import { words } from '#tests/helpers/words.ts'

const t = words('it')

describe.skipIf(!inject('webkit'))('WebKit', () => {
  otherEngineTests(testInTab(openWebKitTab))

  test('installs the service worker on a first visit without announcing an update', async () => {
    const tab = await openWebKitTab()
    onTestFinished(() => tab.close())
    await tab.go('/it/privacy')
    await expectInTab(tab, 'navigator.serviceWorker.controller?.state', 'activated')
    expect(await tab.read(`document.body.innerText.includes('${t('update.title')}')`)).toBe(false)
  })
})
