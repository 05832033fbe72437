import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { productPages } from '#shared/products.ts'
import { unexpectedFaults } from '#tests/helpers/faults.ts'
import { printed } from '#tests/helpers/page-steps.ts'
import { startWalk } from '#tests/helpers/walk.ts'
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
  '/lawyers?from=2026-07-09&days=60': 1,
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

const walk = await startWalk({ locale: 'it-IT' })

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
  if (productPages.some((product) => path.split('?')[0] === `/${product}`)) await expectProduct(page, path)
  expect(unexpectedFaults(walk.faults(), [/status: 404/])).toEqual([])
})

async function expectProduct(page: Page, path: string) {
  // Sections follow each other, not each on a new sheet.
  expect(await page.locator('#terms').evaluate((terms) => getComputedStyle(terms).breakBefore)).toBe('auto')
  const isCalculation = path.startsWith('/lawyers')
  expect(await page.locator('#questions details p').last().isVisible()).toBe(!isCalculation)
  expect(await page.locator('#terms dd').first().isVisible()).toBe(!isCalculation)
  expect(await page.locator('h1').isVisible()).toBe(!isCalculation)
  expect(await page.locator('#example').isVisible()).toBe(true)
  if (isCalculation) {
    expect(await page.locator('#example ol li').last().isVisible()).toBe(true)
    await expect.poll(() => page.locator('#example h2').innerText()).toMatch(/60 giorni dal 9\sluglio/)
    expect(await page.locator('#example :is(input, button):visible').count()).toBe(0)
  }
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
