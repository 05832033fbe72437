import type { Page } from 'playwright-core'
import { pages } from '#content/pages.ts'
import { contactSubjects } from '#shared/contact-subjects.ts'
import { pagePath } from '#shared/navigation.ts'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { words } from '#tests/helpers/words.ts'

const t = words('it')

test('“Preventivo” stands once at every width, on the cover, with the page’s product', async ({ visit }) => {
  let tab: Page | undefined
  for (const { id } of pages.filter((page) => page.indexed)) {
    const page = await visit(pagePath(id, { lang: 'it', addressForm: 'pinned' }), { tab, scripts: false })
    tab = page
    const keys = page.locator('header').getByRole('link', { name: t('header.quote') })
    const isOne = contactSubjects().some((subject) => subject.id === id)
    for (const width of [1280, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 640 })
      expect(await keys.count(), `${id} at ${width}`).toBe(1)
      const box = await keys.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThan(width)
    }
    expect(await keys.getAttribute('href')).toBe(`/it/contact${isOne ? `?subject=${id}` : ''}`)
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
