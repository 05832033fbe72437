import type { Page } from 'playwright-core'
import { requireOffering } from '#shared/navigation.ts'
import { productPages, subjectOf } from '#shared/products.ts'
import { expect, test } from '../helpers/browser-test.ts'

for (const product of productPages) {
  test(`${product} is whole without scripts: one banner, worked example, answers, the way to write`, async ({
    visit,
  }) => {
    const page = await visit(`/it/${product}`, { scripts: false })
    const row = requireOffering(product)
    expect(await page.locator('#bannerTop').getAttribute('data-accent')).toBe(row.accent)
    expect(await page.locator('#bannerTop h1').count()).toBe(1)
    expect(await page.locator('main > section').evaluateAll((all) => all.map(({ id }) => id))).toEqual(
      [
        'bannerTop',
        'example',
        product === 'menudigitale' && 'tent',
        // Of the others nothing is said there, or one thing, which stands among the terms.
        ['menudigitale', 'lawyers', 'ecommerce'].includes(product) && 'about',
        'terms',
        'questions',
        'write',
      ].filter(Boolean),
    )
    expect(await page.locator('#terms dt').first().innerText()).toBe('Prezzo')
    expect(await page.locator('#about ul').first().locator('li').count()).toBeLessThanOrEqual(6)
    const second = page.locator('#questions details').nth(1)
    await second.locator('summary').click()
    expect(await second.locator('p').isVisible()).toBe(true)
    expect(await page.locator('#write select[name=subject]').inputValue()).toBe(subjectOf(row))
  })
}

test('the code of a page’s lower sections comes when they are near', async ({ visit }) => {
  const page = await visit('/en/lawyers', { height: 500 })
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.locator('#write').scrollIntoViewIfNeeded()
  await expect.poll(() => asked.some((url) => url.endsWith('.js'))).toBe(true)
})

test('the guest reads the example menu in either language, without scripts', async ({ visit }) => {
  const page = await visit('/it/menudigitale', { scripts: false })
  const dish = (name: string) =>
    page.locator('#example li', { hasText: '1, 7' }).getByText(name, { exact: true }).last()
  expect(await dish('Trofie al pesto').isVisible()).toBe(true)
  expect(await dish('Trofie with pesto').isVisible()).toBe(false)
  await page.getByLabel('English').check()
  expect(await dish('Trofie with pesto').isVisible()).toBe(true)
  expect(await dish('Trofie al pesto').isVisible()).toBe(false)
})

test('the worked deadline: every step with its rule, and the notice', async ({ visit }) => {
  const page = await visit('/it/lawyers', { scripts: false })
  expect(await page.locator('#example ol li').allInnerTexts()).toHaveLength(5)
  expect(await page.locator('#example ol li small').allTextContents()).toEqual([
    'art. 155 c.p.c., c. 1',
    'art. 155 c.p.c., c. 3',
    'L. 742/1969, art. 1',
    'art. 155 c.p.c., c. 3',
    'art. 155 c.p.c., c. 4 e 5',
  ])
  expect(await page.locator('#example').innerText()).toContain('Strumento dimostrativo: verificare sempre')
})

test('every event of Costa Eventi says that it is an example, and search engines are told of none', async ({
  visit,
}) => {
  const page = await visit('/it/costaeventi', { scripts: false })
  const cards = page.locator('#example li')
  expect(await cards.count()).toBeGreaterThan(0)
  expect(await cards.filter({ hasText: 'esempio' }).count()).toBe(await cards.count())
  expect(await page.content()).not.toContain('"@type":"Event"')
})

test('the posters of the weekend are printed whole', async ({ visit }) => {
  let tab: Page | undefined
  for (const lang of ['it', 'en']) {
    await tab?.emulateMedia({ media: null })
    const page = await visit(`/${lang}/costaeventi`, { tab })
    tab = page
    await page.emulateMedia({ media: 'print' })
    const pictures = page.locator('#example li > svg')
    const ratios = await pictures.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().width / one.getBoundingClientRect().height),
    )
    expect(ratios).toHaveLength(4)
    for (const ratio of ratios) expect(ratio).toBeCloseTo(200 / 120, 1)
  }
})
