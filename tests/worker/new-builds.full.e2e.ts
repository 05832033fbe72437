import { afterAll, expect, inject, test } from 'vitest'
import { laidOut } from '#tests/helpers/browser-test.ts'
import { buildRelease } from '#tests/helpers/site-copy.ts'
import { startSite } from '#tests/helpers/site-server.ts'
import { newVisitor, untilControlled } from './visitor.ts'

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

test('dismissing an update keeps the old version, accepting it keeps scroll position and typed text', async () => {
  const { page, front } = await newVisitor(a)
  await page.goto('/contact')
  await laidOut(page)
  await untilControlled(page)
  const update = page.getByRole('button', { name: 'Aggiorna' })
  const message = page.locator('textarea[name="message"]')
  await message.fill('Buongiorno, vorrei il menu')
  front.upstream = b.url
  // The page looks for a new version, as when the visitor comes back to its tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await update.waitFor()
  await page.keyboard.press('Escape')
  await page.goto('/contact')
  expect(await page.title()).not.toContain('B ')
  await update.waitFor()
  await page.evaluate(() => window.scrollTo(0, 300))
  // A new version loads completely first, which takes long on a busy machine.
  await Promise.all([page.waitForEvent('load', { timeout: 0 }), update.click()])
  expect(await page.title()).toContain('B ')
  await expect.poll(() => message.inputValue()).toBe('Buongiorno, vorrei il menu')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
  const builds = () =>
    page.evaluate(() => caches.keys()).then((all) => all.filter((name) => name !== 'vetrina:state'))
  await expect.poll(builds).toHaveLength(1)
})
