import { afterAll, test as base, expect } from 'vitest'
import type { Target } from '#content/offerings.ts'
import { pages } from '#content/pages.ts'
import { href, pagePath } from '#shared/navigation.ts'
import { goodRequest } from './page-steps.ts'
import { words } from './words.ts'

export type Tab = {
  /** Console errors, uncaught errors, CSP violations, responses from 400 on. */
  faults: string[]
  go: (path: string) => Promise<unknown>
  click: (selector: string) => Promise<void>
  type: (selector: string, text: string) => Promise<void>
  press: (key: 'Enter' | 'Escape' | 'Tab') => Promise<void>
  back: () => Promise<unknown>
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

/** To a section of home, to a page's heading, and to a page. */
const linkOfEachKind: readonly { area: string; target: Target }[] = [
  { area: 'header nav', target: { page: 'home', anchor: 'warehouse' } },
  { area: '#side-panel', target: { page: 'lawyers', anchor: 'bannerTop' } },
  { area: 'footer', target: { page: 'clients' } },
]

const isLive =
  "document.querySelector('html[data-live=links] :is(header nav[data-menus], [data-layout=guest])') !== null"
export const address = 'location.pathname + location.hash'

/** Goes to a page and waits until it is hydrated. */
export async function openIn(tab: Tab, path: string) {
  await tab.go(path)
  await expectInTab(tab, isLive, true)
}

/** `test` with one tab for all tests of a browser; any fault in it fails the test. Call within `describe`. */
export function testInTab(openTab: () => Promise<Tab>) {
  let shared: Tab | undefined
  afterAll(() => shared?.close())
  return base.extend('tab', async ({ task }, { onCleanup }) => {
    const tab = shared ?? (await openTab())
    shared = tab
    tab.faults.length = 0
    onCleanup(() => expect(tab.faults, task.name).toEqual([]))
    return tab
  })
}

/** What links do with and without the Navigation API. Call within `describe`. */
export function otherBrowserTests(test: ReturnType<typeof testInTab>) {
  test('opens page and fragment of each kind of link, and Back returns', async ({ tab }) => {
    await openIn(tab, '/it/privacy')
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
  })

  test('restores the scroll position on Back', async ({ tab }) => {
    await openIn(tab, '/it')
    await tab.read("window.scrollTo({ top: 800, behavior: 'instant' })")
    await expectInTab(tab, 'Math.round(scrollY)', 800)
    await tab.click('#side-panel [data-tile="lawyers"]')
    await expectInTab(tab, 'document.title', t('meta.lawyers.title'))
    await expectInTab(tab, isLive, true)
    await tab.back()
    await expectInTab(tab, 'document.title', t('meta.home.title'))
    await expectInTab(tab, 'Math.round(scrollY)', 800)
  })

  test('scrolls to fragments on load and on click, and to the top for one that is malformed', async ({
    tab,
  }) => {
    await tab.go('/it#easydelivery')
    await expectInTab(tab, isClear('easydelivery'), true)
    await expectInTab(tab, isLive, true)
    await tab.click('#side-panel [data-tile="ecommerce"]')
    await expectInTab(tab, isClear('ecommerce'), true)
    await tab.read("Reflect.set(window, 'isMarked', true); window.scrollTo({ top: 0, behavior: 'instant' })")
    await tab.click('#side-panel [data-tile="ecommerce"]')
    await expectInTab(tab, isClear('ecommerce'), true)
    await expectInTab(tab, 'window.isMarked', true)
    await openIn(tab, '/it/lawyers#%E0%A4%A')
    await expectInTab(tab, 'scrollY', 0)
  })

  test('hides the side panel by its toggle and keeps it hidden after a language switch', async ({ tab }) => {
    await openIn(tab, '/it/lawyers#bannerTop')
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
  })
}

/** What another engine may do otherwise. Call within `describe`. */
export function otherEngineTests(test: ReturnType<typeof testInTab>) {
  otherBrowserTests(test)

  test('sends the contact form and shows the thanks page', async ({ tab }) => {
    await openIn(tab, '/it/contact')
    for (const [name, value] of Object.entries(goodRequest)) await tab.type(`main form [name=${name}]`, value)
    // The server rejects a form sent within three seconds after the page was loaded.
    await expectInTab(tab, 'performance.now() > 3_200', true)
    await tab.click('main form [type=submit]')
    await expectInTab(tab, 'location.pathname', '/it/contact/thanks')
    await expectInTab(tab, 'document.querySelector("h1").textContent', t('thanks.title'))
  })

  test('hydrates every page without horizontal overflow', async ({ tab }) => {
    for (const { id } of pages) {
      if (id === 'notfound') continue
      await openIn(tab, pagePath(id, here))
      await expectInTab(tab, 'document.title', t(`meta.${id}.title`))
      await expectInTab(tab, 'document.documentElement.scrollWidth <= innerWidth', true)
    }
  })
}

/** True if the element's top is visible below the header, else its distance. */
function isClear(id: string) {
  return `(() => {
    const { top } = document.getElementById('${id}').getBoundingClientRect()
    const isClear = top >= document.querySelector('header').getBoundingClientRect().bottom - 1 && top < innerHeight
    return isClear || { top, scrollY }
  })()`
}
