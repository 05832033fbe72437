import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { bounds, weighSite } from '#scripts/build/weigh.ts'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { brotliSize, builtPages, laterScripts, readBuilt } from '#tests/helpers/read-built.ts'
import { siteRoot } from '#tests/helpers/site-root.ts'

describe('bytes, as they travel with brotli', () => {
  test('everything that has a bound stays within it', () => {
    const weights = weighSite(siteRoot)
    const heaviest = weights.reduce((a, b) => (b.bytes / bounds[b.kind] > a.bytes / bounds[a.kind] ? b : a))
    console.log(`nearest to its bound: ${heaviest.what} ${heaviest.bytes} of ${bounds[heaviest.kind]} bytes`)
    expect(weights.filter(({ kind, bytes }) => bytes > bounds[kind])).toEqual([])
  })

  test('nothing blocks the first paint: the script and the sheet that are waited for stand behind the first screen', () => {
    for (const { file } of builtPages()) {
      const page = readBuilt(file).replace(/<template id="wake".*?<\/template>/s, '')
      const sheets = page.match(/<link[^>]*rel="stylesheet"[^>]*>/g) ?? []
      const waited = sheets.filter((tag) => !/\smedia="print"/.test(tag))
      expect(waited.length, file).toBeLessThanOrEqual(1)
      for (const tag of waited) expect(page.slice(0, page.indexOf(tag)), file).toContain('</h1>')
      const scripts = page.match(/<script\b[^>]*>/g) ?? []
      const waitedScripts = scripts.filter((tag) => !/type="(module|application\/(ld\+)?json)"/.test(tag))
      expect(waitedScripts.length, file).toBe(waited.length)
      // After the sheet a script makes every browser wait for it; Firefox does not wait for a sheet alone.
      for (const tag of waitedScripts) expect(page, file).toContain(`${waited[0]}<i hidden=""> ${tag}`)
    }
  })

  test('a page brings the style of its own lazy sections, not of other pages', () => {
    const sheets = builtPages().flatMap(({ file }) => {
      const [, sheet] = /<link class="lazy-style"[^>]* href="\/([^"]+)"/.exec(readBuilt(file)) ?? []
      return sheet ? [{ file, bytes: brotliSize(sheet) }] : []
    })
    expect(sheets.length).toBeGreaterThan(10)
    expect(sheets.filter(({ bytes }) => bytes > 9_000)).toEqual([])
  })

  test('scripts until home is hydrated stay within the bound', async ({ visit }) => {
    const page = await visit('/it', { before: noteHydration })
    const later = laterScripts()
    const scripts = (await scriptsUntilHydrated(page)).filter((script) => !later.includes(script.path))
    const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
    console.log(`${total} bytes of script in ${scripts.length} files until hydrated`)
    expect(total).toBeGreaterThan(30_000)
    expect(total, JSON.stringify(scripts)).toBeLessThanOrEqual(bounds.scripts)
  })

  test('what wakes a page waits until the page was seen: before it come the document, faces and pictures', async ({
    visit,
  }) => {
    const page = await visit('/it/lawyers')
    const { painted, early } = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      const painted = paint?.startTime ?? 0
      const wakes = /\.(js|json)$/
      const early = performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => wakes.test(name) && startTime < painted)
        .map(({ name }) => new URL(name).pathname)
      return { painted, early }
    })
    expect(painted).toBeGreaterThan(0)
    const html = readBuilt('it/lawyers/index.html')
    const fresh = /<link class="lazy-style"[^>]*><i hidden=""> <script src="([^"]+)"/.exec(html)?.[1] ?? ''
    const waker = /<script[^>]*fetchpriority="low" src="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(early.toSorted()).toEqual([fresh, waker])
    expect(brotliSize(fresh.slice(1))).toBeLessThan(200)
    expect(brotliSize(waker.slice(1))).toBeLessThan(300)
  })

  test('a browser that does not tell of its first paint wakes the page all the same', async ({ visit }) => {
    const page = await visit('/it/lawyers', {
      before: (opened) =>
        opened.addInitScript(() => Reflect.set(PerformanceObserver.prototype, 'observe', () => {})),
    })
    const html = page.locator('html')
    await expect.poll(() => html.getAttribute('data-live'), { timeout: 30_000 }).toBe('links')
  })
})

/** Records in `window.hydratedAt` when the page is hydrated; later requests are on demand. */
function noteHydration(page: Page) {
  return page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('html[data-live]')) return
      observer.disconnect()
      Reflect.set(window, 'hydratedAt', performance.now())
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-live'] })
  })
}

/** The scripts that were asked for before that moment, with the bytes of their bodies on the wire. */
function scriptsUntilHydrated(page: Page) {
  return page.evaluate(() => {
    const hydratedAt: number = Reflect.get(window, 'hydratedAt')
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime <= hydratedAt)
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }))
  })
}
