import type { Page } from 'playwright-core'
import { afterAll, expect, inject, test } from 'vitest'
import { laidOut } from '#tests/helpers/browser-test.ts'
import { buildRelease } from '#tests/helpers/site-copy.ts'
import { startSite } from '#tests/helpers/site-server.ts'
import { newVisitor, untilControlled, type Visitor } from './visitor.ts'

/** Release B has other words and code than release A, the built site. */
const a = inject('siteUrl')
const named = (text: string) => text.replace(/("meta\.(?:contact|home|lawyers)\.title": ")/g, '$1B ')
const copy = await buildRelease({
  'site/i18n/it.json': named,
  'site/i18n/en.json': named,
  'app/products/lawyers/lawyers-page.tsx': (text) => `${text}\nconsole.debug('B')\n`,
})
afterAll(copy.remove)
const b = await startSite(copy.root)
afterAll(b.stop)
/** This test's visitor. */
let one: Visitor

const update = () => one.page.getByRole('button', { name: 'Aggiorna' })

/** Opens a page of release A and waits until its worker has cached the build and controls the page. */
async function openReleaseA(path: string) {
  one = await newVisitor(a)
  await one.page.goto(path)
  await laidOut(one.page)
  await untilControlled(one.page)
}

/** Makes the page look for a new version, as coming back to its tab does. */
async function comeBack(page: Page) {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** A new version loads completely first, which takes long on a busy machine. */
const reloaded = (page: Page) => page.waitForEvent('load', { timeout: 0 })

test('a link whose code the new release removed loads the right page without a worker', async () => {
  one = await newVisitor(a, { worker: false })
  await one.page.goto('/')
  await laidOut(one.page)
  one.front.upstream = b.url
  await one.page.locator('footer a[href="/lawyers#bannerTop"]').click()
  await expect.poll(() => one.page.title()).toContain('B ')
  expect(new URL(one.page.url()).hash).toBe('#bannerTop')
  await laidOut(one.page)
})

test('dismissing an update keeps the old version, accepting it keeps scroll position and typed text', async () => {
  await openReleaseA('/contact')
  const message = one.page.locator('textarea[name="message"]')
  await message.fill('Buongiorno, vorrei il menu')
  one.front.upstream = b.url
  await comeBack(one.page)
  await update().waitFor()
  await one.page.keyboard.press('Escape')
  await one.page.goto('/contact')
  expect(await one.page.title()).not.toContain('B ')
  await update().waitFor()
  await one.page.evaluate(() => window.scrollTo(0, 300))
  await Promise.all([reloaded(one.page), update().click()])
  expect(await one.page.title()).toContain('B ')
  await expect.poll(() => message.inputValue()).toBe('Buongiorno, vorrei il menu')
  await expect.poll(() => one.page.evaluate(() => window.scrollY)).toBe(300)
  const builds = () =>
    one.page.evaluate(() => caches.keys()).then((all) => all.filter((name) => name !== 'vetrina:state'))
  await expect.poll(builds).toHaveLength(1)
})
