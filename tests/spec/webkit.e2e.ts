import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { pages } from '#content/pages.ts'
import { pagePath } from '#shared/navigation.ts'
import { formTest, isLive, otherBrowserTests, shareTab } from '#tests/helpers/other-browser-tests.ts'
import { expectInTab } from '#tests/helpers/tab.ts'
import { openWebKitTab } from '#tests/helpers/webkit.ts'
import { words } from '#tests/helpers/words.ts'

const t = words('it')

describe.skipIf(!inject('webkit'))('WebKit', () => {
  const inWebKit = shareTab(openWebKitTab)
  otherBrowserTests(inWebKit)
  formTest(inWebKit)

  test(
    'hydrates every page without horizontal overflow',
    inWebKit(async (tab) => {
      for (const { id } of pages) {
        if (id === 'notfound') continue
        await tab.go(pagePath(id, { lang: 'it', addressForm: 'pinned' }))
        await expectInTab(tab, isLive, true)
        await expectInTab(tab, 'document.title', t(`meta.${id}.title`))
        await expectInTab(tab, 'document.documentElement.scrollWidth <= innerWidth', true)
      }
    }),
  )

  test('installs the service worker on a first visit without announcing an update', async () => {
    const tab = await openWebKitTab()
    onTestFinished(() => tab.close())
    await tab.go('/it/privacy')
    await expectInTab(tab, 'navigator.serviceWorker.controller?.state', 'activated')
    expect(await tab.read(`document.body.innerText.includes('${t('update.title')}')`)).toBe(false)
  })
})
