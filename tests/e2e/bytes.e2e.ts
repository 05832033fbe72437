import { expect, test } from '#tests/helpers/browser-test.ts'
import { brotliSize, builtPages, readBuilt } from '#tests/helpers/read-built.ts'

test('the blocking style sheet and script follow the first screen', () => {
  for (const { file } of builtPages()) {
    const page = readBuilt(file).replace(/<template id="after-paint".*?<\/template>/s, '')
    const sheets = page.match(/<link[^>]*rel="stylesheet"[^>]*>/g) ?? []
    const blocking = sheets.filter((tag) => !/\smedia="print"/.test(tag))
    expect(blocking.length, file).toBeLessThanOrEqual(1)
    for (const tag of blocking) expect(page.slice(0, page.indexOf(tag)), file).toContain('</h1>')
    const scripts = page.match(/<script\b[^>]*>/g) ?? []
    const blockingScripts = scripts.filter((tag) => !/type="(module|application\/(ld\+)?json)"/.test(tag))
    expect(blockingScripts.length, file).toBe(blocking.length)
    // After the sheet a script makes every browser wait for it; Firefox does not wait for a sheet alone.
    for (const tag of blockingScripts) expect(page, file).toContain(`${blocking[0]}<i hidden=""> ${tag}`)
  }
})

test('the style sheet of a page’s lazy sections has at most 8,000 bytes with Brotli', () => {
  const sheets = builtPages().flatMap(({ file }) => {
    const [, sheet] = /<link class="lazy-style"[^>]* href="\/([^"]+)"/.exec(readBuilt(file)) ?? []
    return sheet ? [{ file, bytes: brotliSize(sheet) }] : []
  })
  expect(sheets.length).toBeGreaterThan(10)
  expect(sheets.filter(({ bytes }) => bytes > 8_000)).toEqual([])
})

test('only two small scripts load before the first paint', async ({ visit }) => {
  const page = await visit('/it/lawyers')
  const { painted, early } = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const painted = paint?.startTime ?? 0
    const scriptOrWords = /\.(js|json)$/
    const early = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => scriptOrWords.test(name) && startTime < painted)
      .map(({ name }) => new URL(name).pathname)
    return { painted, early }
  })
  expect(painted).toBeGreaterThan(0)
  const html = readBuilt('it/lawyers/index.html')
  const fresh = /<link class="lazy-style"[^>]*><i hidden=""> <script src="([^"]+)"/.exec(html)?.[1] ?? ''
  const loader = /<script[^>]*fetchpriority="low" src="([^"]+)"/.exec(html)?.[1] ?? ''
  expect(early.toSorted()).toEqual([fresh, loader])
  expect(brotliSize(fresh.slice(1))).toBeLessThan(200)
  expect(brotliSize(loader.slice(1))).toBeLessThan(300)
})

test('a page is hydrated in a browser that does not report the first paint', async ({ visit }) => {
  const page = await visit('/it/lawyers', {
    before: (opened) =>
      opened.addInitScript(() => Reflect.set(PerformanceObserver.prototype, 'observe', () => {})),
  })
  const html = page.locator('html')
  await expect.poll(() => html.getAttribute('data-live'), { timeout: 30_000 }).toBe('links')
})
