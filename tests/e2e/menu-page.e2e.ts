import { encodeMenu } from '#app/products/menudigitale/menu-code.ts'
import { sampleMenu } from '#app/products/menudigitale/sample.ts'
import { expect, test } from '../helpers/browser-test.ts'
import { printed } from '../helpers/page-steps.ts'
import { words } from '../helpers/words.ts'

const { code = '' } = await encodeMenu(sampleMenu)
const sample = `#${code}`

test('the allergen filter hides dishes on screen, but not on the A5 printout', async ({ visit }) => {
  const page = await visit(`/it/menu${sample}`)
  await page.locator('main summary').click()
  await page.getByLabel('7 latte').check()
  await expect.poll(() => page.locator('main li h3:visible').count()).toBe(2)
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('main li h3:visible').count()).toBe(5)
  expect(await printed(page)).toEqual({ sheets: 1, size: [420, 594] })
})

const siteLayout = 'header, #side-panel, #footer, nav, footer'

test.for([
  ['a menu', sample, '/menu', 360, {}],
  ['a damaged menu', sample.slice(0, -20), '/it/menu', 1280, {}],
  ['no menu', '', '/en/menu', 768, {}],
  ['no scripts', sample, '/menu', 1280, { scripts: false }],
] as const)(
  'with %s the menu page contains nothing of the site’s layout except one link to the maker',
  async ([, hash, path, width, options], { visit }) => {
    const page = await visit(path + hash, { ...options, width })
    const lang = path.startsWith('/en') ? 'en' : 'it'
    const t = words(lang)
    const maker = page.getByRole('link', { name: t('menu.maker', { brand: t('shell.brand') }) })
    await maker.waitFor()
    expect(await page.locator(siteLayout).count()).toBe(0)
    const form = path === '/menu' ? '' : `/${lang}`
    expect(await maker.getAttribute('href')).toBe(`${form}/menudigitale`)
    // The note that it is a trial takes three lines at most.
    const top = page.locator('main h1, main p').first()
    expect((await top.boundingBox())?.y).toBeLessThan(60)
    expect((await page.locator('main h1').boundingBox())?.y).toBeLessThan(hash === sample ? 120 : 60)
    expect((await page.locator('main').boundingBox())?.width).toBe(width)
    expect(await page.locator('main a[hreflang]').isVisible()).toBe(true)
  },
)

test('a guest’s menu keeps its address in the other language, leads to its maker, and is in no request', async ({
  visit,
}) => {
  const asked: string[] = []
  const page = await visit(`/it/menu${sample}`, {
    before: async (opened) => opened.on('request', (request) => asked.push(request.url())),
  })
  await page.locator('main a[hreflang="en"]').click()
  await page.getByRole('heading', { level: 3, name: 'Trofie with pesto' }).waitFor()
  expect(page.url()).toContain(`/en/menu${sample}`)
  await page.evaluate(() => Reflect.set(window, 'isSame', true))
  await page.locator('main a[href$="/menudigitale"]').click()
  await page.locator('header nav[data-menus]').waitFor()
  expect(await page.locator('#side-panel a[data-tile]').count()).toBe(9)
  expect(await page.locator('#footer').count()).toBe(1)
  await page.locator('header nav li > button').first().click()
  await page.locator('#menu-ecosystem').waitFor()
  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Trattoria da Nives' }).waitFor()
  expect(await page.locator(siteLayout).count()).toBe(0)
  const sent = asked.map((url) => url.replace(/#.*$/, ''))
  expect(sent.filter((url) => url.includes(sample.slice(1, 20)))).toEqual([])
})
