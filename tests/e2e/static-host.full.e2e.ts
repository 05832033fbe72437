import { once } from 'node:events'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { BrowserContextOptions } from 'playwright-core'
import { afterAll } from 'vitest'
import { createContactStore } from '#server/contact-store/contact-store.ts'
import { openSqlite } from '#server/contact-store/sqlite.ts'
import { expect, laidOut, test } from '#tests/helpers/browser-test.ts'
import { openBrowser } from '#tests/helpers/chromium.ts'
import { freePort } from '#tests/helpers/free-port.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { fillRequest, sendButton } from '#tests/helpers/page-steps.ts'
import { buildRelease } from '#tests/helpers/site-copy.ts'
import { fixtureRoot } from '#tests/helpers/site-root.ts'
import { startSite } from '#tests/helpers/site-server.ts'
import { startWalk } from '#tests/helpers/walk.ts'
import { words } from '#tests/helpers/words.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

const dataDir = ownFolder()
const port = await freePort()
// Its contact page without a form server: `contact-way.mocked.test.ts`, `write-directly.view.test.tsx`.
const copy = await buildRelease(
  { 'site/settings.json': (text) => text.replace('http://127.0.0.1:3000', 'https://shop.example') },
  ['--static', '--form-server', `http://127.0.0.1:${port}`],
)
const folder = `${copy.root}/dist-static`
const bare = await serveStatic(folder, { honours: false })
const honouring = await serveStatic(folder, { honours: true })
const env = { PORT: String(port), DATA_DIR: dataDir, FORM_ORIGINS: honouring.url }
const forms = await startSite(fixtureRoot, env)

afterAll(async () => {
  for (const host of [bare, honouring]) host.stop()
  await forms.stop()
  copy.remove()
})

/** The clean addresses of all pages except the 404 page. */
function addresses(): string[] {
  const files = globSync('**/*.html', { cwd: folder }).filter((file) => !file.endsWith('404.html'))
  return files.map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`)).sort()
}

// Pages rotate: each is hydrated in one language on one of the hosts.
test.for([
  ['without headers', '/it', 0, bare.url],
  ['with headers', '/en', 1, honouring.url],
] as const)('on a host %s pages under %s are hydrated without faults', async ([, lang, turn, url]) => {
  const walk = await startWalk({ baseURL: url, locale: 'en-GB' })
  const paths = addresses().filter((path) => path.startsWith(lang))
  for (const path of paths.filter((_, index) => index % 2 === turn)) {
    await walk.load(path)
    expect(new URL(walk.page.url()).pathname).toBe(path)
  }
  expect(walk.faults()).toEqual([])
  await walk.end()
})

const visits: [options: BrowserContextOptions, chosen: string, path: string, at: string][] = [
  [{ locale: 'it-IT' }, '', '/lawyers?q=1#who', '/it/lawyers?q=1#who'],
  [{ locale: 'de-DE' }, '', '/', '/'],
  [{ locale: 'it-IT' }, 'en', '/', '/'],
  [{ locale: 'en-US' }, 'it', '/', '/it'],
  [{ locale: 'it-IT', javaScriptEnabled: false }, '', '/lawyers', '/lawyers'],
]
test.each(visits)(
  'in %o with language cookie ‘%s’ the neutral address %s opens %s',
  async (options, chosen, path, at) => {
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
  },
)

test.each([
  ['/en/nowhere', 'en', 'it-IT', bare.url],
  ['/nowhere', 'it', 'it-IT', bare.url],
  ['/it/nowhere', 'it', 'it-IT', honouring.url],
  ['/nowhere', 'en', 'en-GB', honouring.url],
])('the unknown address %s answers 404 in ‘%s’ to a browser in %s', async (path, lang, locale, url) => {
  const context = await (await openBrowser()).newContext({ baseURL: url, locale })
  const page = await context.newPage()
  expect((await page.goto(path))?.status()).toBe(404)
  await page.locator(`html[lang=${lang}] #app[data-page=notfound]`).waitFor()
  await laidOut(page)
  await context.close()
})

/** The messages that the form server has stored. */
async function stored(): Promise<string[]> {
  const store = createContactStore(openSqlite(join(dataDir, 'contact.sqlite')))
  const requests = await store.list()
  await store.close()
  return requests.map(({ message }) => message)
}

test('a form with a file is sent to the form server and ends on the static site', async ({ visit }) => {
  const page = await visit(`${honouring.url}/it/contact?subject=lawyers`)
  await fillRequest(page, { message: 'Con script.' })
  const file = { name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.alloc(90_000, 'a') }
  await page.locator('[name=files]').setInputFiles(file)
  await sendButton(page).click()
  await page.waitForURL(`${honouring.url}/it/contact/thanks`)
  expect(await stored()).toEqual(['Con script.'])
})

test('without scripts the form server returns the form for rereading before it stores the request', async ({
  visit,
}) => {
  const page = await visit(`${honouring.url}/it/contact`, { scripts: false, expected: [/^status: 422/] })
  expect(await page.locator('[name=files]').isVisible()).toBe(false)
  await fillRequest(page, { message: 'Senza script.' })
  await sendButton(page).click()
  await page.waitForURL(`${forms.url}/api/contact`)
  expect(await page.locator('[name=message]').inputValue()).toBe('Senza script.')
  expect(await stored()).not.toContain('Senza script.')
  // The server rejects a form that is sent at once.
  await page.waitForTimeout(4_000)
  await sendButton(page).click()
  await page.waitForURL(`${forms.url}/it/contact/thanks`)
  expect(await stored()).toContain('Senza script.')
})

test('a request from a site outside FORM_ORIGINS is not stored and waits in the browser', async ({
  visit,
}) => {
  const page = await visit(`${bare.url}/it/contact`, { expected: [/./] })
  await fillRequest(page, { message: 'Da altrove.' })
  await sendButton(page).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('contact.waiting'))).toBe('1')
  expect(await stored()).not.toContain('Da altrove.')
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
  honouring.stop()
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

/** `honours`: applies `_headers` and `_redirects` like Netlify; otherwise like GitHub Pages. */
async function serveStatic(folder: string, { honours }: { honours: boolean }) {
  const rules = honours ? headerRules(readFileSync(`${folder}/_headers`, 'utf8')) : []
  const missing = honours ? readFileSync(`${folder}/_redirects`, 'utf8').split('\n') : []
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname)
    for (const { headers } of rules.filter(({ pattern }) => pattern.test(path))) {
      for (const [name, value] of headers) response.appendHeader(name, value)
    }
    const place = join(folder, path === '/' ? 'index.html' : path)
    const file = [place, `${place}.html`].find((name) => existsSync(name) && statSync(name).isFile())
    if (!file && existsSync(place)) return response.writeHead(301, { location: `${path}/` }).end()
    const [, own = '/404.html'] =
      missing.map((line) => line.split(' ')).find(([from = '']) => path.startsWith(from.replace('*', ''))) ??
      []
    const sent = file ?? folder + own
    response.writeHead(file ? 200 : 404, {
      'content-type': types[extname(sent)] ?? 'application/octet-stream',
    })
    response.end(readFileSync(sent))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close().closeAllConnections(),
  }
}

/** `*` matches anything, `:file` one path segment. */
function headerRules(text: string) {
  return text.split('\n\n').map((block) => {
    const [path = '', ...lines] = block.trim().split('\n')
    const pattern = path.replaceAll('.', '\\.').replace('*', '.*').replace(/:\w+/, '[^/]+')
    const headers = lines.map((line) => {
      const [name = '', ...value] = line.trim().split(': ')
      return [name, value.join(': ')] as const
    })
    return { pattern: new RegExp(`^${pattern}$`), headers }
  })
}
