import type { Page } from 'playwright-core'
import { pages } from '#content/pages.ts'
import { contactSubjects } from '#shared/contact-subjects.ts'
import { pagePath } from '#shared/navigation.ts'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { words } from '#tests/helpers/words.ts'

const t = words('it')
const phone = { width: 360, height: 640, touch: true } as const
const bar = (page: Page) => page.locator('header p').getByRole('link', { name: t('product.quote') })
const to = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)

test('at the thumb’s height after the first screen, until the form is in sight', async ({ visit }) => {
  let tab: Page | undefined
  for (const path of ['/it', '/it/menudigitale', '/it/lawyers']) {
    const page = await visit(path, { ...phone, tab })
    tab = page
    expect(await bar(page).isVisible(), path).toBe(false)
    await to(page, 900)
    await expect.poll(() => bar(page).isVisible(), { message: path }).toBe(true)
    const box = await bar(page).boundingBox()
    expect(box && box.y > 480 && box.y + box.height <= 640).toBe(true)
    await page.locator('#write').scrollIntoViewIfNeeded()
    await expect.poll(() => bar(page).isVisible(), { message: path }).toBe(false)
    await to(page, 100_000)
    expect(await bar(page).isVisible(), path).toBe(false)
  }
})

test('it leads to the form, from a product’s page with that product chosen', async ({ visit }) => {
  const page = await visit('/it/lawyers', phone)
  await to(page, 900)
  await bar(page).tap()
  await page.waitForURL('**/it/contact?subject=lawyers')
  expect(await page.locator('[name=subject]').inputValue()).toBe('lawyers')
})

test('it is gone while something is written, and where the visitor writes or reads the law', async ({
  visit,
}) => {
  const page = await visit('/it/costaeventi', phone)
  await page.getByLabel(t('costaeventi.own.name')).focus()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(640)
  expect(await bar(page).isVisible()).toBe(false)
  await page.evaluate(() => document.querySelector<HTMLElement>(':focus')?.blur())
  await expect.poll(() => bar(page).isVisible()).toBe(true)
  for (const path of ['/it/contact', '/it/contact/thanks', '/it/privacy']) {
    await page.goto(path)
    await to(page, 900)
    expect(await bar(page).isVisible(), path).toBe(false)
  }
})

test('a key of the draft that was pressed leaves it as high as it was, or the fair copy in its place', async ({
  visit,
}) => {
  const page = await visit('/it/menudigitale', phone)
  const key = page.getByRole('button', { name: t('menudigitale.edit.soldOut') }).last()
  await key.scrollIntoViewIfNeeded()
  await bar(page).waitFor()
  const height = (await bar(page).boundingBox())?.height
  const strip = page.locator('[data-copy-strip][data-shown]')
  for (const press of ['tap', 'focus'] as const) {
    await key[press]()
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    if (await strip.count()) expect(await bar(page).isVisible()).toBe(false)
    else expect((await bar(page).boundingBox())?.height).toBe(height)
  }
  await page.evaluate(() => document.querySelector<HTMLElement>(':focus')?.blur())
  await expect.poll(async () => (await bar(page).boundingBox())?.height).toBe(height)
})

test('nothing that takes the focus stays under it', async ({ visit }) => {
  const page = await visit('/it', phone)
  await to(page, 900)
  await bar(page).waitFor()
  await page.locator('main').focus()
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab')
    const hidden = await page.evaluate(() => {
      const at = document.activeElement
      const box = at?.getBoundingClientRect()
      const over = document.querySelector('header > p')?.getBoundingClientRect()
      if (!at?.closest('main') || !box || !over?.height) return ''
      return box.top >= over.top ? at.outerHTML.slice(0, 80) : ''
    })
    expect(hidden).toBe('')
  }
})

test('on wide windows and on paper there is none', async ({ visit }) => {
  const page = await visit('/it')
  await to(page, 1500)
  await expect.poll(() => page.locator('html[data-ask]').count()).toBe(1)
  expect(await bar(page).isVisible()).toBe(false)
})

test('“Preventivo” stands once at every width: on the cover, on a phone first in its menu, with the page’s product', async ({
  visit,
}) => {
  let tab: Page | undefined
  for (const { id } of pages.filter((page) => page.indexed)) {
    const page = await visit(pagePath(id, { lang: 'it', addressForm: 'pinned' }), { tab, scripts: false })
    tab = page
    const links = () =>
      page
        .locator('header :is(nav > a, nav > ul > li > :is(a, button), nav + div > a)')
        .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.textContent))
    const quote = t('header.quote')
    const isOne = contactSubjects().some((subject) => subject.id === id)
    for (const link of await page.locator('header').getByRole('link', { name: quote }).all()) {
      expect(await link.getAttribute('href')).toBe(`/it/contact${isOne ? `?subject=${id}` : ''}`)
    }
    for (const width of [1280, 768]) {
      await page.setViewportSize({ width, height: 640 })
      expect((await links()).filter((name) => name === quote)).toHaveLength(1)
    }
    await page.setViewportSize({ width: 360, height: 640 })
    await page.getByRole('button', { name: t('header.menu'), exact: true }).click()
    expect((await links())[0]).toBe(quote)
    expect((await links()).filter((name) => name === quote)).toHaveLength(1)
  }
})

test('on home it asks about the section in view', async ({ visit }) => {
  const page = await visit('/it')
  const quote = page.locator('header').getByRole('link', { name: t('header.quote') })
  const asked = async () => {
    await quote.hover()
    return new URL(await quote.evaluate((link: HTMLAnchorElement) => link.href)).search
  }
  expect(await asked()).toBe('')
  await page.evaluate(() => document.getElementById('ecommerce')?.scrollIntoView({ behavior: 'instant' }))
  await page.mouse.move(300, 500)
  await expect.poll(asked).toBe('?subject=ecommerce')
  await page.mouse.move(300, 500)
  await quote.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/it/contact?subject=ecommerce')
  await expect.poll(() => page.locator('[name=subject]').inputValue()).toBe('ecommerce')
})

test('a toast stands above it', async ({ visit }) => {
  const page = await visit('/it/menudigitale', {
    ...phone,
    before: (opened) => opened.context().grantPermissions(['clipboard-read', 'clipboard-write']),
  })
  await page.locator('#tent h2').scrollIntoViewIfNeeded()
  await page.locator('#tent svg[aria-label$="/menu"]').waitFor()
  await page.getByRole('button', { name: t('menudigitale.tent.copy') }).click()
  const toast = page.locator('[data-kind]').first()
  await toast.waitFor()
  await bar(page).waitFor()
  const [lower, upper] = [await toast.boundingBox(), await page.locator('header > p').boundingBox()]
  expect((lower?.y ?? 0) + (lower?.height ?? 0)).toBeLessThanOrEqual(upper?.y ?? 0)
})
