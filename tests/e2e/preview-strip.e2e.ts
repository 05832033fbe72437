import type { Page } from 'playwright-core'
import { expect, test, type VisitOptions } from '#tests/helpers/browser-test.ts'
import { loadMenuEditor } from '#tests/helpers/menu-editor.ts'
import { words } from '#tests/helpers/words.ts'

const t = words('it')
const phone = { width: 360, height: 640, touch: true }
const strip = (page: Page) => page.locator('[data-preview-strip]')

/** Expects the strip at the window's end, and the focused field whole between header and strip. */
async function expectBoth(page: Page, height = phone.height) {
  await strip(page).locator('visible=true').waitFor()
  const { field, strip: box } = await page.evaluate(() => ({
    field: document.activeElement?.getBoundingClientRect().toJSON(),
    strip: document.querySelector('[data-preview-strip]')?.getBoundingClientRect().toJSON(),
  }))
  expect(box.bottom).toBeCloseTo(height, 0)
  expect(field.bottom).toBeLessThanOrEqual(box.top)
  expect(field.top).toBeGreaterThanOrEqual(60)
}

test('the strip shows the price typed on home until the field loses focus', async ({ visit }) => {
  const page = await visit('/it', phone)
  await page.getByLabel(t('home.hero.price')).fill('14,50')
  await expect.poll(() => strip(page).textContent()).toContain('14,50')
  await expectBoth(page)
  await page.getByLabel(t('home.hero.price')).blur()
  await expect.poll(() => strip(page).count()).toBe(0)
})

test('the strip shows dish, section and menu name as guests see them', async ({ visit }) => {
  const page = await visit('/it/menudigitale', phone)
  await loadMenuEditor(page)
  await page.locator('#example [data-dish] input').first().fill('Fritto misto')
  await expect.poll(() => strip(page).textContent()).toContain('Fritto misto')
  await expectBoth(page)
  // Only in the guest's language.
  await page.locator('#example [data-dish] input').nth(4).focus()
  await expect.poll(() => strip(page).textContent()).toMatch(/^Trofie al pesto 1, 7/)
  await page.locator('#example [data-section] input').first().fill('Stuzzichini')
  await expect.poll(() => strip(page).textContent()).toBe('Stuzzichini')
  await expectBoth(page)
  await page.locator('#menu-name').fill('Da Gino')
  await expect.poll(() => strip(page).textContent()).toBe('Da Gino')
  await expectBoth(page)
})

test('the strip shows the deadline of the typed term, and a fault while the term is invalid', async ({
  visit,
}) => {
  // In a higher window the day is visible below its fields.
  const height = 420
  const page = await visit('/it/lawyers?from=2026-07-09&days=30', { ...phone, height })
  const length = page.locator('#bannerTop').getByRole('textbox', { name: t('lawyers.example.term') })
  await length.focus()
  await expect.poll(() => strip(page).textContent()).toContain('8 settembre')
  await length.fill('60')
  await expect.poll(() => strip(page).textContent()).toContain('8 ottobre')
  await expectBoth(page, height)
  await length.fill('')
  await expect.poll(() => strip(page).textContent()).toBe(t('lawyers.example.last'))
  await length.fill('400')
  await expect.poll(() => strip(page).textContent()).toBe(t('lawyers.wrong.length', { most: 180 }))
})

test('the preview of a block is in the strip on a phone, and beside its form in a wide window', async ({
  visit,
}) => {
  const open = async (options: VisitOptions) => {
    const page = await visit('/it/plugins', options)
    await page.locator('#example').scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: t('plugins.try') }).click()
    await page.getByLabel(t('plugins.field.title')).fill('Il mare in tavola')
    return page
  }
  const small = await open(phone)
  await expect.poll(() => strip(small).textContent()).toContain('Il mare in tavola')
  await expectBoth(small)
  const wide = await open({ width: 1920, height: 1080 })
  const [paper, form] = await Promise.all(
    ['figure', 'section'].map((tag) => wide.locator(`#example ${tag}`).boundingBox()),
  )
  expect(form?.x).toBeGreaterThanOrEqual((paper?.x ?? 0) + (paper?.width ?? 0))
  expect(form?.y).toBeLessThan((paper?.y ?? 0) + 100)
})
