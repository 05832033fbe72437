import type { Page } from 'playwright-core'
import { expect, test, type VisitOptions } from '#tests/helpers/browser-test.ts'
import { builtPages, readBuilt } from '#tests/helpers/read-built.ts'
import { words } from '#tests/helpers/words.ts'

const t = words('it')
const phone = { width: 360, height: 640, touch: true, early: 'at once' } as const

/** A visit whose scripts, except the first two small ones, are held back until released. */
function slowly() {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const options: VisitOptions = {
    ...phone,
    before: (page) =>
      page.route('**/*.js', async (route) => {
        if (!/\/(defer-layout|load-after-paint)/.test(route.request().url())) await released
        await route.continue()
      }),
  }
  return { options, release }
}

/** The small script has run and requested the code of the page. */
const painted = (page: Page) =>
  page.locator('head link[rel=modulepreload]').first().waitFor({ state: 'attached' })
const live = (page: Page) => page.locator('html[data-live=links]').waitFor({ state: 'attached' })

test('the header answers before it is awake, and does nothing twice', async ({ visit }) => {
  const { options, release } = slowly()
  const page = await visit('/it', options)
  const nav = page.locator('#site-nav')
  await page.getByRole('button', { name: t('header.menu'), exact: true }).tap()
  await expect.poll(() => nav.isVisible()).toBe(true)
  await page.getByRole('button', { name: t('header.showPanel') }).tap()
  const panel = page.locator('#side-panel')
  await expect.poll(() => panel.isVisible()).toBe(true)
  release()
  await live(page)
  expect(await panel.isVisible()).toBe(true)
  await panel.getByRole('button', { name: t('header.hidePanel') }).tap()
  await expect.poll(() => panel.isVisible()).toBe(false)
})

test('with the words lost the panel opens and closes all the same, and no toggle is seen that is dead', async ({
  visit,
}) => {
  const lost: VisitOptions = {
    before: (page) => page.route('**/i18n/it.json', (route) => route.abort()),
    expected: [/it\.json/, /Failed to fetch/, /ERR_FAILED/],
    early: true,
  }
  const page = await visit('/it', { ...lost, width: 360 })
  const panel = page.locator('#side-panel')
  await page.getByRole('button', { name: t('header.menu'), exact: true }).click()
  await page.getByRole('button', { name: t('header.showPanel') }).click()
  await expect.poll(() => panel.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => panel.isVisible()).toBe(false)
  const wide = await visit('/it', { ...lost, width: 1280 })
  expect(await wide.getByRole('button', { name: t('header.hidePanel') }).count()).toBe(0)
})

test('what is written before is kept and counted', async ({ visit }) => {
  const { options, release } = slowly()
  const page = await visit('/it/costaeventi', options)
  await painted(page)
  await page.getByLabel(t('costaeventi.own.name')).fill('Festa del patrono')
  await page.locator('[name=own-poster]').nth(2).check({ force: true })
  release()
  await expect.poll(() => page.locator('#own h4').textContent()).toBe('Festa del patrono')
  await expect.poll(() => page.locator('[name=own-poster]').nth(2).isChecked()).toBe(true)
})

/** Only these pages have buttons in their HTML; on others they come with hydration. */
const pagesWithButtons = () =>
  builtPages()
    .filter(({ lang, addressForm, part }) => lang === 'it' && addressForm === 'pinned' && !part)
    .filter(({ file }) => /<main.*\stype="button"(?![^>]*\sdisabled).*<\/main>/s.test(readBuilt(file)))

test('every button of every page that is tapped before is heard once, when it is awake', async ({
  visit,
}) => {
  const found = pagesWithButtons()
  expect(found.length).toBeGreaterThan(2)
  for (const { page: id, path } of found) {
    const { options, release } = slowly()
    const page = await visit(path, options)
    await painted(page)
    const count = await page.evaluate(() => {
      const heard = new Map<Element, number>()
      Reflect.set(window, 'heard', heard)
      const buttons = [...document.querySelectorAll<HTMLElement>('main [type=button]:enabled')]
      for (const button of buttons) {
        button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
        // What it does is tested elsewhere: here it only tells which one it is.
        button.addEventListener('click', (event) => {
          event.stopPropagation()
          heard.set(button, (heard.get(button) ?? 0) + 1)
        })
      }
      return buttons.length
    })
    release()
    await live(page)
    for (const section of await page.locator('main > section').all()) await section.scrollIntoViewIfNeeded()
    const times = () => page.evaluate(() => [...Reflect.get(window, 'heard').values()])
    expect(count, id).toBeGreaterThan(0)
    await expect.poll(times, { message: id }).toEqual(Array.from({ length: count }, () => 1))
  }
})
