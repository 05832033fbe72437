import { expect, test } from '#tests/helpers/browser-test.ts'
import { pageScript } from '#tests/helpers/read-built.ts'
import { words } from '#tests/helpers/words.ts'

const t = words('it')

test('a link whose page’s code fails to load opens the right page, with working links', async ({ visit }) => {
  const page = await visit('/it', {
    expected: [new RegExp(pageScript('lawyers')), /dynamically imported module/],
    before: (opened) =>
      opened.route(`**${pageScript('lawyers')}`, (route) => route.abort('connectionfailed')),
  })
  await page.locator('footer').getByRole('link', { name: 'Easy Lawyers' }).click()
  await page.waitForURL('**/it/lawyers#bannerTop')
  await expect.poll(() => page.title()).toBe(t('meta.lawyers.title'))
  await page.waitForLoadState('load')
  await page.locator('footer').getByRole('link', { name: 'Magazzino' }).click()
  await page.waitForURL('**/it#warehouse')
  await page.locator('html[data-live]').waitFor()
})
