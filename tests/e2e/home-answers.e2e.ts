import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { audiences } from '#content/offerings.ts'
import { audienceSubject } from '#shared/products.ts'
import { expect, hydrated, test } from '#tests/helpers/browser-test.ts'
import { words } from '#tests/helpers/words.ts'

const t = words('it')
const answers = (page: Page) => page.locator('nav[aria-labelledby^="answers-"]').filter({ visible: true })
const answer = (page: Page, name: string) => answers(page).getByRole('link', { name, exact: true })
/** Chooses an answer in place: until its part of the page is awake it is a link that leads away. */
async function choose(page: Page, name: string) {
  const link = answer(page, name)
  const isAwake = () =>
    link.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')))
  await expect.poll(isAwake).toBe(true)
  await link.click()
}
const chosen = (page: Page) => answers(page).locator('[aria-current]').allTextContents()
const field = (page: Page) => page.locator('#bannerTop input[inputmode]')
const changed = (page: Page) => page.locator('#bannerTop [data-new]')
const ask = (page: Page) => page.locator('#bannerTop .button').getAttribute('href')
const firstTool = (page: Page) => page.locator('#tools h3').first().textContent()

/** What is typed as the correction of each, and where it is read again. */
const corrections = {
  shop: { typed: '9', read: '9', product: 'warehouse' },
  venue: { typed: '14', read: '14,00', product: 'menudigitale' },
  studio: { typed: '45', read: '202', product: 'lawyers' },
  site: { typed: '19', read: '19:00', product: 'plugins' },
} as const

describe('the four answers', () => {
  test.for([
    [320, 568],
    [360, 640],
    [768, 1024],
    [1279, 720],
    [1280, 720],
    [1920, 1080],
  ] as const)(
    'stand in the first screen at %i × %i, once, with or without the panel',
    async ([width, height], { visit }) => {
      const page = await visit('/it', { width, height })
      const expectOnce = async () => {
        expect(await answers(page).count()).toBe(1)
        expect((await answers(page).boundingBox())?.y).toBeGreaterThanOrEqual(60)
        const boxes = await answers(page)
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()))
        expect(boxes).toHaveLength(audiences.length)
        for (const box of boxes) {
          expect(box.top).toBeGreaterThanOrEqual(60)
          expect(box.bottom).toBeLessThanOrEqual(height)
          expect(box.height).toBeGreaterThanOrEqual(44)
        }
      }
      await expectOnce()
      if (width < 768) return
      await page.getByRole('button', { name: t('header.hidePanel') }).click()
      await expectOnce()
    },
  )

  test.for(audiences)(
    '%s changes the example, the first tool, the panel’s step and the subject',
    async (id, { visit }) => {
      const page = await visit('/it', { width: 1280 })
      expect(await chosen(page)).toEqual([])
      expect(await ask(page)).toBe('/it/contact')
      await page.locator('#tools').scrollIntoViewIfNeeded()
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      const name = t(`home.audience.${id}`)
      await choose(page, name)
      const { typed, read, product } = corrections[id]
      await page.locator(`#bannerTop[data-accent="${product}"]`).waitFor()
      expect(await chosen(page)).toEqual([name])
      expect(await page.locator('#bannerTop [role=status]').first().textContent()).toBe(
        t(`home.example.${id}`),
      )
      await expect.poll(() => firstTool(page)).toBe(t(`offering.${product}.name`))
      const form = `/it/contact?subject=${audienceSubject(id)}`
      expect(await ask(page)).toBe(form)
      expect(await page.locator('[data-panel-rest] a').last().getAttribute('href')).toBe(form)
      const before = await changed(page).textContent()
      await field(page).fill(typed)
      await expect.poll(() => changed(page).textContent()).not.toBe(before)
      expect(await changed(page).textContent()).toContain(read)
      const [from, to] = [await field(page).boundingBox(), await changed(page).boundingBox()]
      const wire = await page.locator('#bannerTop > span').boundingBox()
      expect(wire?.x).toBeCloseTo((from?.x ?? 0) + (from?.width ?? 0), 0)
      expect((wire?.x ?? 0) + (wire?.width ?? 0)).toBeCloseTo(to?.x ?? 0, 0)
    },
  )

  test('what another answer needs is fetched when it is given', async ({ visit }) => {
    const asked: string[] = []
    const page = await visit('/it', {
      before: async (opened) => void opened.on('request', (request) => asked.push(request.url())),
    })
    await page.waitForLoadState('networkidle')
    const copies = () => asked.filter((url) => /-copies-/.test(url) && url.endsWith('.js'))
    expect(copies().filter((url) => !url.includes('menudigitale'))).toEqual([])
    await choose(page, t('home.audience.shop'))
    await page.locator('#bannerTop[data-accent="warehouse"]').waitFor()
    expect(copies().filter((url) => url.includes('warehouse-copies'))).toHaveLength(1)
    expect(copies().filter((url) => url.includes('lawyers-copies'))).toEqual([])
  })

  test.for([true, false])(
    'hold for the visit: over pages, a reload and the other language (Navigation API: %s)',
    async (navigationApi, { visit }) => {
      const page = await visit('/it', { navigationApi })
      await choose(page, t('home.audience.studio'))
      await page.locator('#bannerTop[data-accent="lawyers"]').waitFor()
      const expectKept = async (lang: 'it' | 'en') => {
        await hydrated(page)
        await page.locator('#bannerTop[data-accent="lawyers"]').waitFor()
        expect(await chosen(page)).toEqual([words(lang)('home.audience.studio')])
      }
      await page.reload()
      await expectKept('it')
      await page.locator('footer').getByRole('link', { name: 'Menu Digitale' }).click()
      await page.waitForURL('**/it/menudigitale#bannerTop')
      // The address is the new one before the page is: home would be left where its footer stands, not found at its top.
      await expect.poll(() => answers(page).count()).toBe(0)
      await page
        .locator('header')
        .getByRole('link', { name: t('header.logo') })
        .click()
      await page.waitForURL('**/it')
      await expectKept('it')
      await page.getByRole('link', { name: 'English' }).first().click()
      await page.waitForURL('**/en')
      await expectKept('en')
    },
  )

  test('have their style for who comes from a page that does not show them', async ({ visit }) => {
    const lookOf = (page: Page) =>
      answers(page)
        .getByRole('link')
        .first()
        .evaluate((link) => {
          const { minBlockSize, fontSize, borderBlockEndWidth } = getComputedStyle(link)
          return { minBlockSize, fontSize, borderBlockEndWidth }
        })
    const look = await lookOf(await visit('/it'))
    const page = await visit('/it/privacy')
    await page
      .locator('header')
      .getByRole('link', { name: t('header.logo') })
      .click()
    await page.waitForURL('**/it')
    await expect.poll(() => lookOf(page)).toEqual(look)
    expect(look.minBlockSize).toBe('48px')
  })

  test('nothing of the page below moves when it wakes with an answer of before', async ({ visit }) => {
    const page = await visit('/it', { width: 360, height: 640 })
    await choose(page, t('home.audience.venue'))
    const top = () => page.locator('#tools').evaluate((tools) => tools.getBoundingClientRect().top + scrollY)
    const before = await top()
    await page.reload()
    await hydrated(page)
    await expect.poll(() => chosen(page)).toEqual([t('home.audience.venue')])
    expect(await top()).toBe(before)
  })
})
