import type { Page } from 'playwright-core'
import { encode } from 'uqr'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { codePath } from '#shared/code-svg.ts'
import { productPages } from '#shared/products.ts'
import { unexpectedFaults } from '#tests/helpers/faults.ts'
import { printed } from '#tests/helpers/printed.ts'
import { startWalk, type Walk } from '#tests/helpers/walk.ts'
import { words } from '#tests/helpers/words.ts'

/** Printed A4 sides of each page: at most two for a product. Easy Lawyers prints its calculation alone. */
const sheets = {
  '': 1,
  '/warehouse': 2,
  '/easycomande': 1,
  '/easydelivery': 2,
  '/ecommerce': 2,
  '/plugins': 2,
  '/menudigitale': 2,
  '/lawyers': 1,
  '/costaeventi': 2,
  '/clients': 2,
  '/releases': 2,
  '/contact': 1,
  '/contact/thanks': 1,
  '/menu': 1,
  '/privacy': 3,
  '/nothing': 1,
}

/** Controls that must not be printed. Text fields print as lines, and rows that unfold have a text. */
const controls =
  'button:not([data-on-paper]), .button, .actions, progress, label[for=contact-files], input:is([type=radio], [type=file])'

let walk: Walk
beforeAll(async () => {
  walk = await startWalk({ reducedMotion: 'reduce', locale: 'it-IT' })
})
afterAll(() => walk.end())

async function load(path: string) {
  await walk.page.emulateMedia({ media: null })
  await walk.page.setViewportSize({ width: 1280, height: 800 })
  await walk.load(path)
  return walk.page
}

// In Italian, whose words are longer.
test.for(Object.entries(sheets))('%s prints on %i A4 pages without controls', async ([path, count]) => {
  const page = await load(`/it${path}`)
  expect((await printed(page, { format: 'A4' })).sheets).toBe(count)
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator(controls).filter({ visible: true }).count()).toBe(0)
  if (productPages.some((product) => path === `/${product}`)) await expectProduct(page, path)
  expect(unexpectedFaults(walk.faults(), [/status: 404/])).toEqual([])
})

async function expectProduct(page: Page, path: string) {
  // Sections follow each other, not each on a new sheet.
  expect(await page.locator('#terms').evaluate((terms) => getComputedStyle(terms).breakBefore)).toBe('auto')
  const isCalculation = path === '/lawyers'
  expect(await page.locator('#questions details p').last().isVisible()).toBe(!isCalculation)
  expect(await page.locator('#terms dd').first().isVisible()).toBe(!isCalculation)
  expect(await page.locator('h1').isVisible()).toBe(!isCalculation)
  expect(await page.locator('#example').isVisible()).toBe(true)
  if (isCalculation) expect(await page.locator('#example ol li').last().isVisible()).toBe(true)
  // Whoever reads the paper finds who prints it: here the name, once set the address and telephone too.
  expect(await page.locator('footer').innerText()).toContain(words('it')('shell.brand'))
}

test('printed home shows nine headings, without lists and form', async () => {
  const page = await load('/it')
  await page.emulateMedia({ media: 'print' })
  const names = page.locator('main > section :is(h2:not(.visually-hidden), h3)').filter({ visible: true })
  expect(await names.count()).toBe(9)
  for (const section of ['#warehouse ul', '#easycomande ul', '#ecommerce ul', '#write']) {
    expect(await page.locator(section).first().isVisible(), section).toBe(false)
  }
})

test('each dish on the printed page of Menu Digitale fits one line, sold-out dishes included', async () => {
  const page = await load('/it/menudigitale')
  await page.locator('#example [data-sold-out]').first().waitFor()
  await page.setViewportSize({ width: 680, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  const heights = await page
    .locator('#example li[data-dish]')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(1)
  expect(Math.max(...heights)).toBeLessThan(48)
})

test('printed posters of events keep their aspect ratio', async () => {
  const page = await load('/it/costaeventi')
  await page.emulateMedia({ media: 'print' })
  const ratios = await page
    .locator('#example li > svg')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().width / one.getBoundingClientRect().height),
    )
  expect(ratios).toHaveLength(4)
  for (const ratio of ratios) expect(ratio).toBeCloseTo(200 / 120, 1)
})

test('printed content has equal margins on both sides', async () => {
  const ofMillimetres = 96 / 25.4
  const page = await load('/it')
  const margin = await page.evaluate(pageMargins)
  await page.setViewportSize({
    width: Math.round((210 - margin.left - margin.right) * ofMillimetres),
    height: 1000,
  })
  await page.emulateMedia({ media: 'print' })
  for (const selector of ['#tools ul', 'footer > div > :last-child']) {
    const part = page.locator(selector).first()
    const box = await part.evaluate((element) => element.getBoundingClientRect().toJSON())
    const before = margin.left + box.left / ofMillimetres
    const after = 210 - margin.left - box.right / ofMillimetres
    expect(before, selector).toBeGreaterThan(15)
    expect(Math.abs(before - after), `${selector}: ${before} and ${after}`).toBeLessThan(1)
  }
})

/** In millimetres, as the style sheets give them for every sheet of paper. */
function pageMargins() {
  const within = (rules: CSSRuleList): CSSRule[] =>
    [...rules].flatMap((rule) => (rule instanceof CSSLayerBlockRule ? within(rule.cssRules) : rule))
  const rule = [...document.styleSheets]
    .flatMap((sheet) => within(sheet.cssRules))
    .find((rule) => rule instanceof CSSPageRule && !rule.selectorText)
  const style = rule instanceof CSSPageRule ? rule.style : undefined
  const of = (value: string | undefined) => Number.parseFloat(value ?? '')
  return { left: of(style?.marginLeft), right: of(style?.marginRight) }
}

test('the QR code leads to the serving origin while site.origin is a local address', async () => {
  const page = await load('/it')
  await page.locator('#tools').scrollIntoViewIfNeeded()
  const code = page.locator('#tools svg[role=img] path')
  await code.waitFor({ state: 'attached' })
  const address = `${inject('siteUrl')}/menudigitale`
  expect(await code.getAttribute('d')).toBe(codePath(encode(address, { ecc: 'M', border: 0 }).data))
})
