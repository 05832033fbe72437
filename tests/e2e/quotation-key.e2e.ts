import { expect, test } from '#tests/helpers/browser-test.ts'
import { words } from '#tests/helpers/words.ts'

const t = words('it')

test('the quotation link on home has the section in view as its subject', async ({ visit }) => {
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
