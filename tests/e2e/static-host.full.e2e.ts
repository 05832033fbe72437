import { globSync } from 'node:fs'
import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, describe } from 'vitest'
import { expect, laidOut, test } from '#tests/helpers/browser-test.ts'
import { openBrowser } from '#tests/helpers/chromium.ts'
import { buildRelease, type SiteCopy } from '#tests/helpers/site-copy.ts'
import { type StaticServer, serveStatic } from '#tests/helpers/static-host.ts'
import { walkIn } from '#tests/helpers/walk.ts'
import { words } from '#tests/helpers/words.ts'

const origin = 'https://www.bottega-ferrara.example'

let copy: SiteCopy
let folder: string
let bare: StaticServer
let honouring: StaticServer

beforeAll(async () => {
  const settled = (text: string) => text.replace('http://127.0.0.1:3000', origin)
  copy = await buildRelease({ 'site/settings.json': settled }, ['--static'])
  folder = `${copy.root}/dist-static`
  ;[bare, honouring] = await Promise.all([
    serveStatic(folder, { honours: false }),
    serveStatic(folder, { honours: true }),
  ])
}, 400_000)

afterAll(async () => {
  await Promise.all([bare?.stop(), honouring?.stop()])
  copy?.remove()
})

/** The clean addresses of all pages except the 404 page. */
function addresses(): string[] {
  const files = globSync('**/*.html', { cwd: folder }).filter((file) => !file.endsWith('404.html'))
  return files.map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`)).sort()
}

// Pages rotate: each is hydrated in one language on one of the hosts.
test.for([
  ['without headers', '/it', 0, () => bare.url],
  ['with headers', '/en', 1, () => honouring.url],
] as const)('on a host %s pages under %s are hydrated without faults', async ([, lang, turn, url]) => {
  const walk = await startAt({ baseURL: url(), locale: 'en-GB' })
  const paths = addresses().filter((path) => path.startsWith(lang))
  for (const path of paths.filter((_, index) => index % 2 === turn)) {
    await walk.load(path)
    expect(new URL(walk.page.url()).pathname).toBe(path)
  }
  expect(walk.faults()).toEqual([])
  await walk.end()
})

async function startAt(options: BrowserContextOptions) {
  const browser = await openBrowser()
  return walkIn(await browser.newContext({ serviceWorkers: 'block', ...options }))
}

describe('a neutral address', () => {
  const visits: [options: BrowserContextOptions, chosen: string, path: string, at: string][] = [
    [{ locale: 'it-IT' }, '', '/lawyers?q=1#who', '/it/lawyers?q=1#who'],
    [{ locale: 'de-DE' }, '', '/', '/'],
    [{ locale: 'it-IT' }, 'en', '/', '/'],
    [{ locale: 'en-US' }, 'it', '/', '/it'],
    [{ locale: 'it-IT', javaScriptEnabled: false }, '', '/lawyers', '/lawyers'],
  ]
  test.each(visits)('in %o with language cookie ‘%s’: %s opens %s', async (options, chosen, path, at) => {
    const context = await (await openBrowser()).newContext({ ...options, baseURL: bare.url })
    if (chosen) await context.addCookies([{ name: 'lang', value: chosen, url: bare.url }])
    const page = await context.newPage()
    await page.goto(path)
    await page.waitForURL(bare.url + at)
    expect(await page.locator('html').getAttribute('lang')).toBe(at.startsWith('/it') ? 'it' : 'en')
    // The page in the wrong language links to the other one.
    const other = at.startsWith('/it') ? 'en' : 'it'
    expect(await page.locator(`header a[lang=${other}]`).count()).toBeGreaterThan(0)
    await context.close()
  })
})

describe('an unknown address', () => {
  test.each([
    ['/en/nowhere', 'en', 'it-IT', () => bare.url],
    ['/nowhere', 'it', 'it-IT', () => bare.url],
    ['/it/nowhere', 'it', 'it-IT', () => honouring.url],
    ['/nowhere', 'en', 'en-GB', () => honouring.url],
  ])('%s answers 404 in ‘%s’ to a browser in %s', async (path, lang, locale, url) => {
    const context = await (await openBrowser()).newContext({ baseURL: url(), locale })
    const page = await context.newPage()
    expect((await page.goto(path))?.status()).toBe(404)
    await page.locator(`html[lang=${lang}] #app[data-page=notfound]`).waitFor()
    await laidOut(page)
    await context.close()
  })
})

test('the contact page has a mail link with subject and draft instead of a form', async ({ visit }) => {
  const page = await visit(`${bare.url}/it/contact?subject=lawyers`)
  expect(await page.locator('form').count()).toBe(0)
  const mail = page.locator('main a.button[href^="mailto:"]')
  const href = async () => decodeURIComponent((await mail.getAttribute('href')) ?? '')
  await expect.poll(href).toBe('mailto:info@bottega-ferrara.example?subject=Preventivo per Easy Lawyers')
  expect(await page.locator('main a[href^="tel:"]').count()).toBeGreaterThan(0)
  await page.evaluate(() => {
    const texts = { message: 'Ho provato:\ndue righe' }
    localStorage.setItem('contact.draft', JSON.stringify({ id: '1', texts, at: Date.now() }))
  })
  await page.reload()
  await laidOut(page)
  await expect.poll(href).toContain('&body=Ho provato:\r\ndue righe')
  await page.getByRole('button', { name: 'Cancella la bozza' }).click()
  await expect.poll(href).not.toContain('&body=')
})

test('the page of Easy Comande offers no companion phone', async ({ visit }) => {
  const page = await visit(`${bare.url}/it/easycomande`)
  await page.locator('[data-status] button').first().waitFor()
  const t = words('it')
  expect(await page.getByRole('button', { name: t('phone.host.start') }).count()).toBe(0)
  expect(await page.locator('#bannerTop').innerText()).not.toContain(t('easycomande.phone'))
})

test('pages open offline in both languages, also at neutral and unknown addresses', async ({ visit }) => {
  const page = await visit(`${honouring.url}/it`, { serviceWorker: true, expected: [/CONNECTION_REFUSED/] })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await honouring.stop()
  for (const [path, at] of [
    ['/it/lawyers', '/it/lawyers'],
    ['/en/privacy', '/en/privacy'],
    ['/lawyers', '/it/lawyers'],
    ['/nowhere', '/nowhere'],
  ]) {
    await page.goto(honouring.url + path)
    await page.waitForURL(honouring.url + at)
    await laidOut(page)
  }
  expect(await page.locator('#app').getAttribute('data-page')).toBe('notfound')
})
