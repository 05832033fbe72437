import { afterAll, expect, test } from 'vitest'
import type { Target } from '#content/offerings.ts'
import { pages } from '#content/pages.ts'
import { href, pagePath } from '#shared/navigation.ts'
import { goodRequest } from './page-steps.ts'
import { words } from './words.ts'

export type Tab = {
  /** Console errors, uncaught errors, CSP violations, responses from 400 on. */
  faults: string[]
  go: (path: string) => Promise<void>
  click: (selector: string) => Promise<void>
  type: (selector: string, text: string) => Promise<void>
  press: (key: 'Enter' | 'Escape' | 'Tab') => Promise<void>
  back: () => Promise<void>
  /** Must be serializable as JSON. */
  read: (expression: string) => Promise<unknown>
  close: () => Promise<void>
}

/** Polls; evaluation interrupted by navigation is retried. */
export async function expectInTab(tab: Tab, expression: string, value: unknown) {
  await expect.poll(() => tab.read(expression).catch(() => undefined), { message: expression }).toEqual(value)
}

const here = { lang: 'it', addressForm: 'pinned' } as const
const t = words('it')

type Link = { area: string; target: Target }

/** To a section of home, to a page's heading, and to a page. */
const linkOfEachKind: readonly Link[] = [
  { area: 'header nav', target: { page: 'home', anchor: 'warehouse' } },
  { area: '#side-panel', target: { page: 'lawyers', anchor: 'bannerTop' } },
  { area: 'footer', target: { page: 'clients' } },
]

export const isLive =
  "document.querySelector('html[data-live=links] :is(header nav[data-menus], [data-layout=guest])') !== null"
export const address = 'location.pathname + location.hash'

/** One tab for all tests of a browser; any fault in it fails the test. Call within `describe`. */
export function shareTab(openTab: () => Promise<Tab>) {
  let tab: Tab | undefined
  afterAll(() => tab?.close())
  return (run: (tab: Tab) => Promise<void>) => async () => {
    tab ??= await openTab()
    tab.faults.length = 0
    await run(tab)
    expect(tab.faults).toEqual([])
  }
}

/** What links do with and without the Navigation API. Call within `describe`. */
export function otherBrowserTests(withTab: ReturnType<typeof shareTab>) {
  test(
    'opens page and fragment of each kind of link, and Back returns',
    withTab(async (tab) => {
      await tab.go('/it/privacy')
      await expectInTab(tab, isLive, true)
      for (const { area, target } of linkOfEachKind) {
        const goal = href(target, here)
        const selector = `${area} a[href="${goal}"]`
        // `click()` also works in a closed menu; opening menus is tested elsewhere.
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
    'restores the scroll position on Back',
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
    'scrolls to fragments on load and on click, and to the top for one that is malformed',
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
      await tab.go('/it/lawyers#%E0%A4%A')
      await expectInTab(tab, isLive, true)
      await expectInTab(tab, 'scrollY', 0)
    }),
  )

  test(
    'hides the side panel by its toggle and keeps it hidden after a language switch',
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
      await expectInTab(tab, isShown, false)
    }),
  )
}

/** What another engine may do otherwise. Call within `describe`. */
export function otherEngineTests(withTab: ReturnType<typeof shareTab>) {
  otherBrowserTests(withTab)

  test(
    'sends the contact form and shows the thanks page',
    withTab(async (tab) => {
      await tab.go('/it/contact')
      await expectInTab(tab, isLive, true)
      for (const [name, value] of Object.entries(goodRequest))
        await tab.type(`main form [name=${name}]`, value)
      // The server rejects a form sent within three seconds after the page was loaded.
      await expectInTab(tab, 'performance.now() > 3_200', true)
      await tab.click('main form [type=submit]')
      await expectInTab(tab, 'location.pathname', '/it/contact/thanks')
      await expectInTab(tab, 'document.querySelector("h1").textContent', t('thanks.title'))
    }),
  )

  test(
    'hydrates every page without horizontal overflow',
    withTab(async (tab) => {
      for (const { id } of pages) {
        if (id === 'notfound') continue
        await tab.go(pagePath(id, here))
        await expectInTab(tab, isLive, true)
        await expectInTab(tab, 'document.title', t(`meta.${id}.title`))
        await expectInTab(tab, 'document.documentElement.scrollWidth <= innerWidth', true)
      }
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
