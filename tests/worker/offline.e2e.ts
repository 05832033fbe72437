import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { cacheKey } from '#app/worker/build-list.ts'
import { pages } from '#content/pages.ts'
import { pagePath } from '#shared/navigation.ts'
import { laidOut } from '#tests/helpers/browser-test.ts'
import { unexpectedFaults } from '#tests/helpers/faults.ts'
import { builtPages } from '#tests/helpers/read-built.ts'
import { buildCaches, leave, startShortSite, untilControlled, type Visitor, visitor } from './releases.ts'

describe('after one visit', () => {
  let back: Visitor
  /** Fetched for the next visit: a new version, and corrected words three seconds after a page. */
  const later = ['/ngsw-worker.js', '/assets/i18n/it.json']
  beforeAll(async () => {
    back = await visitor(inject('siteUrl'))
    await back.page.goto('/')
    await laidOut(back.page)
    await untilControlled(back.page)
  })
  afterAll(() => leave(back))

  test('the next page loads without network requests', async () => {
    await back.page.goto('about:blank')
    back.front.seen.length = 0
    await back.page.goto('/lawyers')
    await laidOut(back.page)
    expect(back.front.seen.filter((path) => !later.includes(path))).toEqual([])
  })

  describe('offline', () => {
    beforeAll(() => back.context.setOffline(true))

    test('every page is cached in both languages and address forms', async () => {
      const [build = ''] = await buildCaches(back.page)
      const kept = await back.page.evaluate(async (name) => {
        const keys = await (await caches.open(name)).keys()
        return keys.map(({ url }) => url.slice(location.origin.length))
      }, build)
      const own = builtPages().filter(({ part }) => part === undefined)
      expect(kept).toEqual(
        expect.arrayContaining(
          own.map(({ path, lang, addressForm }) =>
            cacheKey(path, addressForm === 'neutral' ? lang : undefined),
          ),
        ),
      )
    })

    test('every page opens, in Italian, English or at its neutral address', async () => {
      const forms = [
        { lang: 'it', addressForm: 'pinned' },
        { lang: 'en', addressForm: 'pinned' },
        { lang: 'it', addressForm: 'neutral' },
      ] as const
      for (const [index, { id }] of pages.filter((page) => page.indexed || page.id === 'menu').entries()) {
        const form = forms[index % forms.length] ?? forms[0]
        const path = pagePath(id, form)
        const response = await back.page.goto(path)
        expect(response?.status(), path).toBe(200)
        expect(await back.page.locator('html').getAttribute('lang'), path).toBe(form.lang)
        await laidOut(back.page)
      }
      // Fetches for the next visit may have been cut when the network went.
      const cutOff = later.map((path) => new RegExp(`^failed: \\S+${path} net::ERR_INTERNET_DISCONNECTED$`))
      // The page for unknown addresses was fetched with its own status.
      expect(unexpectedFaults(back.faults, [/^status: 404 .*\/404$/, ...cutOff])).toEqual([])
    })

    test('an unknown address shows the 404 page in its language', async () => {
      for (const [path, lang] of [
        ['/nowhere', 'it'],
        ['/en/nowhere', 'en'],
      ] as const) {
        const response = await back.page.goto(path)
        expect(response?.status()).toBe(404)
        expect(await back.page.locator('html').getAttribute('lang')).toBe(lang)
        await laidOut(back.page)
      }
    })

    test('a further part of a list redirects to the cached first part', async () => {
      const response = await back.page.goto('/en/releases/3')
      expect(response?.status()).toBe(200)
      expect(new URL(back.page.url()).pathname).toBe('/en/releases')
      await laidOut(back.page)
    })

    test('an event’s calendar file still downloads', async () => {
      await back.page.goto('/it/costaeventi')
      await laidOut(back.page)
      const saved = back.page.waitForEvent('download')
      await back.page.locator('#example a[href$="concerto-piazza.ics"]').click()
      expect(await readFile(await (await saved).path(), 'utf8')).toContain('SUMMARY:Concerto in piazza')
    })
  })
})

let short: Awaited<ReturnType<typeof startShortSite>>
beforeAll(async () => {
  short = await startShortSite()
})
afterAll(() => short.stop())

/** This test's visitor, whose worker caches only a few pages. */
let one: Visitor

async function openVisitor() {
  const visiting = await visitor(short.url)
  onTestFinished(() => leave(visiting))
  one = visiting
}

test('an offline neutral address opens in the language chosen before', async () => {
  await openVisitor()
  await one.page.goto('/lawyers')
  await untilControlled(one.page)
  await one.page.locator('header a[hreflang="en"]:visible').click()
  await one.page.waitForURL('**/en/lawyers')
  await one.context.setOffline(true)
  await one.page.goto('/lawyers')
  expect(await one.page.locator('html').getAttribute('lang')).toBe('en')
})

test('a language chosen before hydration is saved in a cookie and used offline', async () => {
  await openVisitor()
  await one.page.goto('/lawyers')
  await untilControlled(one.page)
  // As before hydration: no listener of ours gets the click.
  await one.page.evaluate(() => {
    window.addEventListener('click', (event) => event.stopImmediatePropagation(), { capture: true })
  })
  await one.page.locator('header a[hreflang="en"]:visible').click()
  await one.page.waitForURL('**/en/lawyers')
  const cookies = await one.context.cookies()
  expect(cookies.find(({ name }) => name === 'lang')).toMatchObject({
    value: 'en',
    sameSite: 'Lax',
    path: '/',
  })
  await one.context.setOffline(true)
  await one.page.goto('/lawyers')
  expect(await one.page.locator('html').getAttribute('lang')).toBe('en')
})

test('a failed registration logs one console error and leaves the page working', async () => {
  await openVisitor()
  one.front.rule = (path) => (path === '/ngsw-worker.js' ? { status: 500 } : undefined)
  await one.page.goto('/')
  const told = () => one.faults.filter((fault) => fault.includes('The service worker was not registered.'))
  await expect.poll(told).toHaveLength(1)
  // Two faults: the response, and the browser's log line about it.
  expect(
    unexpectedFaults(one.faults, [/not registered/, /when fetching the script/, /500 .*ngsw-worker/]),
  ).toEqual([])
  await one.page.locator('header button:visible', { hasText: 'Nascondi menu' }).click()
  await expect.poll(() => one.page.locator('html').getAttribute('data-panel')).toBe('off')
})

test('a page whose dictionary never loads registers its worker after 30 seconds', async () => {
  await openVisitor()
  await one.page.clock.install()
  await one.page.route('**/assets/i18n/*.json', () => undefined)
  await one.page.goto('/', { waitUntil: 'commit' })
  await one.page.locator('h1').waitFor()
  // The half minute begins with the page's script, after the first paint: one jump of the clock may come too early.
  const registered = async () => {
    await one.page.clock.fastForward(31_000)
    return one.page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined)
  }
  await expect.poll(registered).toBe(true)
  // Fetching takes the worker a while, which no jump of the clock shortens.
  await untilControlled(one.page)
})
