import { expect, test } from 'vitest'
import type { Target } from '#content/offerings.ts'
import { pages } from '#content/pages.ts'
import { href, pagePath } from '#shared/navigation.ts'
import { expectInTab, type Tab } from './tab.ts'
import { words } from './words.ts'

const here = { lang: 'it', addressForm: 'pinned' } as const
const t = words('it')

type Link = { area: string; target: Target }

/** To a section of home, to a page's heading, and to a page. */
const linkOfEachKind: readonly Link[] = [
  { area: 'header nav', target: { page: 'home', anchor: 'warehouse' } },
  { area: '#side-panel', target: { page: 'lawyers', anchor: 'bannerTop' } },
  { area: 'footer', target: { page: 'clients' } },
]

const isLive =
  "document.querySelector('html[data-live=links] :is(header nav[data-menus], [data-layout=guest])') !== null"
const address = 'location.pathname + location.hash'

/** What every browser must support. Call within `describe`. */
export function otherBrowserTests(openTab: () => Promise<Tab>) {
  const withTab = (run: (tab: Tab) => Promise<void>) => async () => {
    const tab = await openTab()
    try {
      await run(tab)
      expect(tab.faults).toEqual([])
    } finally {
      await tab.close()
    }
  }

  test(
    'every page wakes without a fault',
    withTab(async (tab) => {
      for (const { id } of pages) {
        if (id === 'notfound') continue
        await tab.go(pagePath(id, here))
        await expectInTab(tab, isLive, true)
        await expectInTab(tab, 'document.title', t(`meta.${id}.title`))
      }
    }),
  )

  test(
    'a link of each kind leads to its page and fragment, and Back returns',
    withTab(async (tab) => {
      await tab.go('/it/privacy')
      await expectInTab(tab, isLive, true)
      for (const { area, target } of linkOfEachKind) {
        const goal = href(target, here)
        const selector = `${area} a[href="${goal}"]`
        // `click()` also works in a closed menu; opening menus is tested below.
        await tab.read(`document.querySelector('${selector}').click()`)
        await expectInTab(tab, address, goal)
        await expectInTab(tab, 'document.title', t(`meta.${target.page}.title`))
        await expectInTab(tab, isLive, true)
        if (target.anchor) await expectInTab(tab, isClear(target.anchor), true)
        await tab.back()
        await expectInTab(tab, address, '/it/privacy')
        await expectInTab(tab, 'document.title', t('meta.privacy.title'))
        await expectInTab(tab, isLive, true)
      }
    }),
  )

  test(
    'Back restores the position',
    withTab(async (tab) => {
      await tab.go('/it')
      await expectInTab(tab, isLive, true)
      await tab.read("window.scrollTo({ top: 800, behavior: 'instant' })")
      await expectInTab(tab, 'Math.round(scrollY)', 800)
      await tab.click('#side-panel [data-tile="lawyers"]')
      await expectInTab(tab, 'document.title', t('meta.lawyers.title'))
      await expectInTab(tab, isLive, true)
      await tab.back()
      await expectInTab(tab, 'document.title', t('meta.home.title'))
      await expectInTab(tab, 'Math.round(scrollY)', 800)
    }),
  )

  test(
    'fragments: cold, on the same page, the same again, and one that is nowhere',
    withTab(async (tab) => {
      await tab.go('/it#easydelivery')
      await expectInTab(tab, isClear('easydelivery'), true)
      await expectInTab(tab, isLive, true)
      await tab.click('#side-panel [data-tile="ecommerce"]')
      await expectInTab(tab, isClear('ecommerce'), true)
      await tab.read(
        "Reflect.set(window, 'isMarked', true); window.scrollTo({ top: 0, behavior: 'instant' })",
      )
      await tab.click('#side-panel [data-tile="ecommerce"]')
      await expectInTab(tab, isClear('ecommerce'), true)
      await expectInTab(tab, 'window.isMarked', true)
      await tab.go('/it/lawyers#nowhere')
      await expectInTab(tab, isLive, true)
      await expectInTab(tab, 'scrollY', 0)
    }),
  )

  test(
    'menus: pointer, keyboard, one at a time, Esc',
    withTab(async (tab) => {
      await tab.go('/it')
      await expectInTab(tab, isLive, true)
      const [first, second] = ['header nav li:nth-child(1) > button', 'header nav li:nth-child(2) > button']
      const open =
        "[...document.querySelectorAll('header nav [popover]')].map((one) => one.matches(':popover-open'))"
      const focused =
        "document.activeElement.querySelector('b')?.textContent ?? document.activeElement.tagName"
      await tab.click(first)
      await expectInTab(tab, open, [true, false, false])
      await tab.click(second)
      await expectInTab(tab, open, [false, true, false])
      await tab.press('Escape')
      await expectInTab(tab, open, [false, false, false])
      await tab.read(`document.querySelector('${first}').focus()`)
      await tab.press('Enter')
      await expectInTab(tab, open, [true, false, false])
      await expectInTab(tab, focused, 'BUTTON')
      await tab.press('ArrowDown')
      await expectInTab(tab, focused, 'Magazzino')
      await tab.press('End')
      await expectInTab(tab, focused, 'Easy Delivery')
      await tab.press('Enter')
      await expectInTab(tab, address, '/it#easydelivery')
      await expectInTab(tab, open, [false, false, false])
    }),
  )

  test(
    'the panel’s toggle and the language switch',
    withTab(async (tab) => {
      await tab.go('/it/lawyers#bannerTop')
      await expectInTab(tab, isLive, true)
      const isShown = "document.getElementById('side-panel').checkVisibility()"
      await expectInTab(tab, isShown, true)
      await tab.read(
        "[...document.querySelectorAll('header button')].find((one) => one.checkVisibility() && one.textContent.includes('Nascondi menu')).click()",
      )
      await expectInTab(tab, isShown, false)
      await tab.read("document.querySelector('header a[hreflang=en]').click()")
      await expectInTab(tab, address, '/en/lawyers#bannerTop')
      await expectInTab(tab, 'document.documentElement.lang', 'en')
      await expectInTab(tab, isLive, true)
      await expectInTab(tab, 'document.cookie.includes("lang=en")', true)
    }),
  )
}

/** True if the element's top is visible below the header, else its distance. */
function isClear(id: string) {
  return `(() => {
    const { top } = document.getElementById('${id}').getBoundingClientRect()
    const isClear = top >= document.querySelector('header').getBoundingClientRect().bottom - 1 && top < innerHeight
    return isClear || { top, scrollY }
  })()`
}
