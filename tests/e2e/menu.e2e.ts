import type { Page } from 'playwright-core'
import { encodeMenu } from '#app/products/menudigitale/menu-code.ts'
import { sampleMenu } from '#app/products/menudigitale/sample.ts'
import { expect, test, type VisitOptions } from '../helpers/browser-test.ts'
import { loadMenuEditor, placeName } from '../helpers/menu-editor.ts'
import { words as wordsOf } from '../helpers/words.ts'

const t = wordsOf('it')

test('hydration of the menu editor moves nothing at any width', async ({ visit }) => {
  // The sections' names become fields and their headings visually hidden: the dishes below show whether they moved.
  const boxes = (page: Page) =>
    page.locator('#example li, #example h3 ~ p, #tent > div').evaluateAll((all) =>
      all.map((element) => {
        const { y, height } = element.getBoundingClientRect()
        return [Math.round(y + window.scrollY), Math.round(height)]
      }),
    )
  let still: Page | undefined
  let live: Page | undefined
  for (const [width, lang, isSame] of [
    [360, 'it', false],
    [1280, 'it', true],
    [900, 'en', false],
    [1920, 'en', true],
  ] as const) {
    if (still && isSame) await still.setViewportSize({ width, height: 800 })
    else still = await visit(`/${lang}/menudigitale`, { width, tab: still, early: true, ...withoutScripts })
    live = await visit(`/${lang}/menudigitale`, { width, tab: live })
    await loadMenuEditor(live)
    expect(await boxes(live), `${width} px`).toEqual(await boxes(still))
  }
})

/** Scripts are on for the style sheet, but never load. */
const withoutScripts: VisitOptions = {
  before: (page) => page.route('**/*.js', (route) => route.abort()),
  expected: [/failed: .*\.js/],
}

test('the table card prints alone on one A6 sheet', async ({ visit }) => {
  const page = await visit('/it/menudigitale')
  await loadMenuEditor(page)
  await page.evaluate(() => {
    window.print = () => undefined
  })
  await page.getByRole('button', { name: t('menudigitale.tent.print') }).click()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
  // A6 in points: 298 by 420.
  expect(
    pdf
      .match(/MediaBox\s*\[0 0 (\d+)\S* (\d+)/)
      ?.slice(1)
      .map(Number),
  ).toEqual([298, 420])
})

test('the editor opens a guest’s menu, leaves it on reset, and reports a damaged menu code', async ({
  visit,
}) => {
  const { code } = await encodeMenu({ ...sampleMenu, name: 'Da Gino' })
  const page = await visit(`/it/menu#${code}`)
  await page.getByRole('link', { name: t('menu.edit') }).click()
  await expect.poll(() => placeName(page)).toBe('Da Gino')
  expect(new URL(page.url()).hash).toBe('#example')
  await page
    .locator('#example')
    .getByRole('button', { name: t('demo.reset') })
    .click()
  expect(await page.locator('#menu-name').inputValue()).toBe('Trattoria da Nives')
  await page.goto(`/it/menudigitale#${code?.slice(0, -9)}`)
  await page.reload()
  await page.getByText(t('menu.fault.damaged')).waitFor()
})

test('each section’s code is at most 12 KB and loads near the viewport', async ({ visit }) => {
  let scripts: Promise<number>[] = []
  const page = await visit('/it/menudigitale', {
    height: 240,
    before: async (opened) =>
      opened.on('requestfinished', (request) => {
        if (!request.url().endsWith('.js')) return
        scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
      }),
  })
  await page.waitForLoadState('networkidle')
  for (const [id, sign] of [
    ['example', '#menu-name:is(input)'],
    ['tent', '#tent svg[aria-label$="/menu"]'],
  ] as const) {
    scripts = []
    await page.locator(`#${id} h2`).scrollIntoViewIfNeeded()
    await page.locator(sign).waitFor()
    const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
    console.log(`${id}: ${bytes} bytes of script`)
    expect(bytes, id).toBeGreaterThan(1000)
    expect(bytes, id).toBeLessThanOrEqual(12 * 1024)
  }
})
