import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { laidOut } from '#tests/helpers/browser-test.ts'
import {
  buildCaches,
  comeBack,
  leave,
  setUpReleases,
  untilControlled,
  untilRefused,
  type Visitor,
  visitor,
} from './releases.ts'

const releases = setUpReleases()
/** This test's visitor. */
let one: Visitor

const update = () => one.page.getByRole('button', { name: 'Aggiorna' })

/** Opens a visitor for this test, served by release A. */
async function visitReleaseA(options?: Parameters<typeof visitor>[1]) {
  one = await visitor(releases().a, options)
  onTestFinished(() => leave(one))
}

/** Opens a page of release A and waits until its worker has cached the build and controls the page. */
async function openReleaseA(path = '/') {
  await visitReleaseA()
  await one.page.goto(path)
  await laidOut(one.page)
  await untilControlled(one.page)
}

/** A new version loads completely first, which takes long on a busy machine. */
const reloaded = (page: Page) => page.waitForEvent('load', { timeout: 0 })

test('a link whose code the new release removed loads the right page without a worker', async () => {
  await visitReleaseA({ worker: false })
  await one.page.goto('/')
  await laidOut(one.page)
  one.front.upstream = releases().b
  await one.page.locator('footer a[href="/lawyers#bannerTop"]').click()
  await expect.poll(() => one.page.title()).toContain('B ')
  expect(new URL(one.page.url()).hash).toBe('#bannerTop')
  await laidOut(one.page)
})

test('dismissing an update keeps the old version, accepting it keeps the scroll position', async () => {
  await openReleaseA('/lawyers')
  one.front.upstream = releases().b
  await comeBack(one.page)
  await update().waitFor()
  await one.page.keyboard.press('Escape')
  await one.page.goto('/lawyers')
  expect(await one.page.title()).not.toContain('B ')
  await update().waitFor()
  await one.page.evaluate(() => window.scrollTo(0, 300))
  await Promise.all([reloaded(one.page), update().click()])
  expect(await one.page.title()).toContain('B ')
  await expect.poll(() => one.page.evaluate(() => window.scrollY)).toBe(300)
  await expect.poll(async () => (await buildCaches(one.page)).length).toBe(1)
})

test('accepting an update keeps the text of a half-filled form', async () => {
  await openReleaseA('/contact')
  const message = one.page.locator('textarea[name="message"]')
  await message.fill('Buongiorno, vorrei il menu')
  one.front.upstream = releases().b
  await comeBack(one.page)
  await update().waitFor()
  await Promise.all([reloaded(one.page), update().click()])
  await laidOut(one.page)
  await expect.poll(() => message.inputValue()).toBe('Buongiorno, vorrei il menu')
  expect(await one.page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0)
})

test('a tab of the old version still loads the old version’s code', async () => {
  await openReleaseA('/contact')
  const old = one.page
  await old.locator('textarea[name="message"]').fill('Buongiorno, vorrei il menu')
  const other = await one.context.newPage()
  await other.goto('/')
  await laidOut(other)
  one.front.upstream = releases().b
  await comeBack(other)
  const button = other.getByRole('button', { name: 'Aggiorna' })
  await button.waitFor()
  await Promise.all([reloaded(other), button.click()])
  expect(await other.title()).toContain('B ')
  expect(await old.locator('textarea[name="message"]').inputValue()).toBe('Buongiorno, vorrei il menu')
  await old.evaluate(() => Object.assign(window, { sameDocument: true }))
  await old.locator('footer a[href="/lawyers#bannerTop"]').click()
  await expect.poll(() => old.title()).toContain('Easy Lawyers')
  expect(await old.title()).not.toContain('B ')
  expect(await old.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
})

test('a visitor offline during a release keeps the cached version, then gets the newest one', async () => {
  await openReleaseA()
  one.front.upstream = releases().b
  await one.context.setOffline(true)
  await one.page.goto('/lawyers')
  await laidOut(one.page)
  expect(await one.page.title()).not.toContain('B ')
  await one.context.setOffline(false)
  one.front.upstream = releases().c
  await comeBack(one.page)
  await update().waitFor()
  await Promise.all([reloaded(one.page), update().click()])
  expect(await one.page.title()).toContain('C ')
})

test('an update is refused while a captive portal answers for its files', async () => {
  await openReleaseA()
  const own = await buildCaches(one.page)
  one.front.upstream = releases().b
  one.front.rule = (path) =>
    path === '/ngsw-worker.js' ? undefined : { status: 200, type: 'text/html', body: '<title>Wi-Fi</title>' }
  await untilRefused(one.page)
  await expect.poll(() => buildCaches(one.page)).toEqual(own)
  expect(await update().count()).toBe(0)
  await one.page.goto('/lawyers')
  await laidOut(one.page)
  expect(await one.page.title()).not.toContain('B ')
  one.front.rule = () => undefined
  await comeBack(one.page)
  await expect.poll(() => update().count()).toBe(1)
})

test('an update does not reuse content that a captive portal sent for a hashed file', async () => {
  await openReleaseA()
  const { chunk } = releases()
  const page = { status: 200, type: 'text/javascript', body: '<title>Wi-Fi</title>' }
  one.front.rule = (path) => (path === chunk ? page : undefined)
  await one.page.evaluate(async (path) => (await fetch(path)).text(), chunk)
  one.front.rule = () => undefined
  one.front.upstream = releases().b
  await comeBack(one.page)
  await Promise.all([reloaded(one.page), update().click()])
  await one.page.goto('/lawyers')
  await laidOut(one.page)
  expect(await one.page.evaluate(async (path) => (await fetch(path)).text(), chunk)).not.toContain('Wi-Fi')
})

test('a worker script that answers 503 changes nothing, 404 removes worker and caches', async () => {
  await openReleaseA()
  const before = await buildCaches(one.page)
  one.front.rule = (path) => (path === '/ngsw-worker.js' ? { status: 503 } : undefined)
  await comeBack(one.page)
  await expect
    .poll(() => one.front.seen.filter((path) => path === '/ngsw-worker.js').length)
    .toBeGreaterThan(1)
  expect(await buildCaches(one.page)).toEqual(before)
  await one.context.setOffline(true)
  await one.page.goto('/lawyers')
  await laidOut(one.page)
  await one.context.setOffline(false)

  one.front.rule = (path) => (path === '/ngsw-worker.js' ? { status: 404 } : undefined)
  await comeBack(one.page)
  await expect.poll(() => one.page.evaluate(async () => (await caches.keys()).length)).toBe(0)
  // The open page is the worker's until it is left.
  await one.page.evaluate(async (path) => (await fetch(path)).text(), releases().chunk)
  expect(await one.page.evaluate(() => caches.keys())).toEqual([])
  expect(await one.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
    0,
  )
  await one.page.goto('/lawyers')
  await laidOut(one.page)
})

test('the worker replaces an Angular worker at the same address and removes its caches', async () => {
  await visitReleaseA()
  const angular = `self.addEventListener('install', (event) => event.waitUntil(
    Promise.all(['ngsw:/:db:control', 'ngsw:/:1:assets:app:cache'].map((name) => caches.open(name))
  ).then(() => self.skipWaiting())))
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
  self.addEventListener('fetch', () => {})`
  one.front.rule = (path) =>
    path === '/ngsw-worker.js'
      ? { status: 200, type: 'text/javascript', body: angular }
      : path === '/old'
        ? { status: 200, type: 'text/html', body: '<!doctype html><title>old</title>' }
        : undefined
  await one.page.goto('/old')
  await one.page.evaluate(async () => {
    await navigator.serviceWorker.register('/ngsw-worker.js')
    await navigator.serviceWorker.ready
  })
  await untilControlled(one.page)
  one.front.rule = () => undefined
  await one.page.goto('/')
  await expect
    .poll(() => one.page.evaluate(() => caches.keys()), { timeout: 60_000 })
    .toEqual([expect.stringMatching(/^vetrina:/), 'vetrina:state'])
  await one.page.goto('/lawyers')
  await laidOut(one.page)
})

test('an exceeded storage quota leaves the page working and no partial cache', async () => {
  await visitReleaseA()
  const session = await one.context.newCDPSession(one.page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: one.front.url, quotaSize: 40_000 })
  await one.page.goto('/')
  await laidOut(one.page)
  // Only the worker requests pinned pages.
  await expect
    .poll(() => one.front.seen.filter((path) => /^\/(it|en)\//.test(path)).length, { timeout: 20_000 })
    .toBeGreaterThan(0)
  await expect.poll(() => buildCaches(one.page)).toEqual([])
  await one.page.goto('/lawyers')
  await laidOut(one.page)
  expect(one.faults).toEqual([])
})
