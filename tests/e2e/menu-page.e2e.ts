import type { Page } from 'playwright-core'
import type { Menu } from '#app/products/menudigitale/menu.ts'
import { encodeMenu } from '#app/products/menudigitale/menu-code.ts'
import { sampleMenu } from '#app/products/menudigitale/sample.ts'
import { expect, test } from '../helpers/browser-test.ts'
import { words as wordsOf } from '../helpers/words.ts'

async function fragment(menu: Menu): Promise<string> {
  const { code, fault } = await encodeMenu(menu)
  if (!code) throw new Error(`The menu was refused: ${fault}.`)
  return `#${code}`
}

const sample = await fragment(sampleMenu)

test('a menu in the fragment is shown in each language, marked as a trial and sent in no request', async ({
  visit,
}) => {
  const asked: string[] = []
  const before = async (opened: Page) => opened.on('request', (request) => asked.push(request.url()))
  let tab: Page | undefined
  for (const [path, dish, made] of [
    ['/menu', 'Trofie al pesto', 'È una prova'],
    ['/it/menu', 'Trofie al pesto', 'È una prova'],
    ['/en/menu', 'Trofie with pesto', 'This is a trial'],
  ] as const) {
    const page = await visit(path + sample, { tab, before })
    tab = page
    await page.getByRole('heading', { level: 1, name: 'Trattoria da Nives' }).waitFor()
    expect(await page.getByRole('heading', { level: 3, name: dish }).isVisible()).toBe(true)
    const read = await page.locator('main').innerText()
    expect(read.indexOf(made)).toBe(0)
    expect(await page.title()).toContain('Trattoria da Nives')
  }
  const sent = asked.map((url) => url.replace(/#.*$/, ''))
  expect(sent.filter((url) => url.includes(sample.slice(1, 20)))).toEqual([])
})

test('the language switch and the skip link keep the menu code', async ({ visit }) => {
  const page = await visit(`/it/menu${sample}`)
  await page.getByRole('heading', { level: 1, name: 'Trattoria da Nives' }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  await expect.poll(() => new URL(page.url()).hash).toBe(sample)
  await page.locator('main a[hreflang="en"]').click()
  await page.getByRole('heading', { level: 3, name: 'Trofie with pesto' }).waitFor()
  expect(page.url()).toContain(`/en/menu${sample}`)
})

test('the allergen filter hides dishes on screen, but not on the A5 printout', async ({ visit }) => {
  const page = await visit(`/it/menu${sample}`)
  const dish = (name: string) => page.getByRole('heading', { level: 3, name })
  await page.locator('main summary').click()
  await page.getByLabel('7 latte').check()
  await expect.poll(() => dish('Trofie al pesto').isVisible()).toBe(false)
  expect(await dish('Bruschetta').isVisible()).toBe(true)
  expect(await page.locator('main [role="status"]').innerText()).toBe('Ne restano 2 su 5.')
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('main li h3:visible').count()).toBe(5)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
  // A5 in points: 420 by 595.
  expect(pdf.match(/MediaBox\s*\[0 0 (\d+)\S* (\d+)/)?.slice(1)).toEqual(['420', '594'])
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
    const t = wordsOf(lang)
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
    // Until the address is read, without scripts for ever.
    const isSilent = 'scripts' in options
    expect(await page.locator('[data-waiting]').count()).toBe(isSilent ? 1 : 0)
    expect(await page.getByText(t('menu.none.script')).isVisible()).toBe(isSilent)
  },
)

test('the edit link of a guest’s menu leads to the site with working header, panel and footer', async ({
  visit,
}) => {
  const page = await visit(`/it/menu${sample}`)
  await page.evaluate(() => Reflect.set(window, 'isSame', true))
  await page.getByRole('link', { name: wordsOf('it')('menu.edit') }).click()
  await page.locator('header nav[data-menus]').waitFor()
  expect(await page.locator('#side-panel a[data-tile]').count()).toBe(9)
  expect(await page.locator('#footer').count()).toBe(1)
  await page.locator('header nav li > button').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[popover]')?.id))
    .toBe('menu-ecosystem')
  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Trattoria da Nives' }).waitFor()
  expect(await page.locator(siteLayout).count()).toBe(0)
})
