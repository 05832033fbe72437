import type { Page } from 'playwright-core'
import { expect, test, type VisitOptions } from '#tests/helpers/browser-test.ts'
import { builtPages, readBuilt } from '#tests/helpers/read-built.ts'
import { words } from '#tests/helpers/words.ts'

const t = words('it')
const phone = { width: 360, height: 640, touch: true, early: 'at once' } as const

const firstScripts = /\/(defer-layout|load-after-paint)/

/** A visit whose scripts, except the first two small ones, are held back until released. */
function holdScripts() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const options: VisitOptions = {
    ...phone,
    before: (page) =>
      page.route('**/*.js', async (route) => {
        if (!firstScripts.test(route.request().url())) await released
        await route.continue()
      }),
  }
  return { options, release }
}

/** Waits until the small script has run and requested the page's code. */
const waitForPaint = (page: Page) =>
  page.locator('head link[rel=modulepreload]').first().waitFor({ state: 'attached' })
const waitForHydration = (page: Page) => page.locator('html[data-live=links]').waitFor({ state: 'attached' })

test('a side panel opened before hydration stays open after it', async ({ visit }) => {
  const { options, release } = holdScripts()
  const page = await visit('/it', options)
  const nav = page.locator('#site-nav')
  await page.getByRole('button', { name: t('header.menu'), exact: true }).tap()
  await expect.poll(() => nav.isVisible()).toBe(true)
  await page.getByRole('button', { name: t('header.showPanel') }).tap()
  const panel = page.locator('#side-panel')
  await expect.poll(() => panel.isVisible()).toBe(true)
  release()
  await waitForHydration(page)
  expect(await panel.isVisible()).toBe(true)
  await panel.getByRole('button', { name: t('header.hidePanel') }).tap()
  await expect.poll(() => panel.isVisible()).toBe(false)
})

test('input made before hydration is kept and applied after it', async ({ visit }) => {
  const { options, release } = holdScripts()
  const page = await visit('/it/lawyers', options)
  await waitForPaint(page)
  const back = page.locator('[name=term-direction]').nth(1)
  await page.locator('#term-length').fill('45')
  await back.check({ force: true })
  release()
  await expect.poll(() => page.locator('#example h2').textContent()).toMatch(/^45 giorni prima/)
  expect(await back.isChecked()).toBe(true)
})

test('every button clicked before hydration receives its click once after it', async ({ visit }) => {
  // Only these pages have buttons in their HTML; on others they come with hydration.
  const found = builtPages()
    .filter(({ lang, addressForm, part }) => lang === 'it' && addressForm === 'pinned' && !part)
    .filter(({ file }) => /<main.*\stype="button"(?![^>]*\sdisabled).*<\/main>/s.test(readBuilt(file)))
  expect(found.length).toBeGreaterThan(1)
  for (const { page: id, path } of found) {
    const { options, release } = holdScripts()
    const page = await visit(path, options)
    await waitForPaint(page)
    const count = await page.evaluate(() => {
      const clicks = new Map<Element, number>()
      Reflect.set(window, 'clicks', clicks)
      const buttons = [...document.querySelectorAll<HTMLElement>('main [type=button]:enabled')]
      for (const button of buttons) {
        button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
        // What the button does is tested elsewhere: here its click is only counted.
        button.addEventListener('click', (event) => {
          event.stopPropagation()
          clicks.set(button, (clicks.get(button) ?? 0) + 1)
        })
      }
      return buttons.length
    })
    release()
    await waitForHydration(page)
    for (const section of await page.locator('main > section').all()) await section.scrollIntoViewIfNeeded()
    const times = () => page.evaluate(() => [...Reflect.get(window, 'clicks').values()])
    expect(count, id).toBeGreaterThan(0)
    await expect.poll(times, { message: id }).toEqual(Array.from({ length: count }, () => 1))
  }
})
