import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type PageId, pages } from '#content/pages.ts'
import { pagePath, requireOffering } from '#shared/navigation.ts'
import { productPages, subjectsOf } from '#shared/products.ts'
import { unexpectedFaults } from '#tests/helpers/faults.ts'
import { startWalk } from '#tests/helpers/walk.ts'
import { words } from '#tests/helpers/words.ts'

// One browser without scripts checks all pages.

const t = words('it')
const onHome = ['warehouse', 'easycomande', 'easydelivery', 'ecommerce', 'plugins'] as const
const walk = await startWalk({ javaScriptEnabled: false, locale: 'it-IT' })

/** Further checks of single pages. */
const more: Partial<Record<PageId, (page: Page) => Promise<void>>> = {
  async home(page) {
    const hero = page.locator('#bannerTop')
    expect(await hero.locator('input, #copy-note').filter({ visible: true }).count()).toBe(0)
    // Toasts are announced in regions that are there before them.
    expect(await page.locator('#app > div > :is([role=alert], [role=status]):empty').count()).toBe(2)
    expect(await page.locator('#warehouse').innerText()).toContain('Da 490,50\u00a0€ una volta sola')
    expect(await page.locator('#easydelivery').innerText()).not.toMatch(/prezzo|su preventivo/i)
    for (const id of onHome) {
      const section = page.locator(`#${id}`)
      expect(await section.locator('h2').count()).toBe(1)
      expect(await section.locator('button').count()).toBe(0)
      const hrefs = await section
        .locator('a')
        .evaluateAll((links) => links.map((a) => a.getAttribute('href')))
      const [subject] = subjectsOf(requireOffering(id))
      expect(hrefs).toEqual([`/it/${id}#bannerTop`, `/it/contact?subject=${subject}`])
    }
  },
  async menudigitale(page) {
    const phone = page.getByRole('region', { name: t('menudigitale.example.phone') })
    expect(await phone.locator('li', { hasText: 'Trofie al pesto 1, 7' }).isVisible()).toBe(true)
    expect(await page.locator('#example :is(label, input, button):visible').count()).toBe(0)
  },
  async lawyers(page) {
    expect(await page.locator('#example ol li small').allTextContents()).toEqual([
      'art. 155 c.p.c., c. 1',
      'art. 155 c.p.c., c. 3',
      'L. 742/1969, art. 1',
      'art. 155 c.p.c., c. 3',
      'art. 155 c.p.c., c. 4 e 5',
    ])
    expect(await page.locator('#bannerTop [data-cause] b').innerText()).toBe('8 settembre')
    expect(await page.locator('#example h2').innerText()).toMatch(/30 giorni dal 9\sluglio/)
    expect(await page.locator('#example :is(input, button):visible').count()).toBe(0)
    expect(await page.locator('#example').innerText()).toContain('Strumento dimostrativo: verificare sempre')
  },
  // Every event is labelled an example.
  async costaeventi(page) {
    const cards = page.locator('#example li')
    expect(await cards.count()).toBeGreaterThan(0)
    expect(await cards.filter({ hasText: 'esempio' }).count()).toBe(await cards.count())
    const first = await cards.first().locator('h4').innerText()
    expect(await page.locator('#bannerTop').innerText()).toContain(first)
  },
  menu: (page) => page.getByText(t('menu.none.script')).waitFor(),
  phone: (page) => page.getByText(t('phone.none.script')).waitFor(),
  async privacy(page) {
    await page.locator('footer').getByRole('link', { name: 'Magazzino' }).click()
    await page.waitForURL('**/it#warehouse')
    expect(await page.locator('#warehouse').isVisible()).toBe(true)
  },
}

test.for(pages.filter(({ id }) => id !== 'notfound'))(
  '$id shows its whole content without scripts',
  async ({ id, indexed }) => {
    const { page } = walk
    await page.goto(pagePath(id, { lang: 'it', addressForm: 'pinned' }))
    expect(await page.locator('h1').isVisible()).toBe(true)
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(100)
    if (indexed) await expectQuotationKey(page)
    const product = productPages.find((one) => one === id)
    if (product) await expectProduct(page, product)
    await more[id]?.(page)
    // Chromium reports a preloaded module as failed.
    expect(unexpectedFaults(walk.faults(), [/^failed: .*\.js csp$/])).toEqual([])
  },
)

test('a fragment scrolls its section below the header without scripts', async () => {
  const { page } = walk
  await page.goto('/en#plugins')
  const top = async () => Math.round((await page.locator('#plugins').boundingBox())?.y ?? Number.NaN)
  await expect.poll(top).toBeLessThan(400)
  expect(await top()).toBeGreaterThanOrEqual(60)
})

/** The header shows one link “Preventivo” at every width; `header.view.test.tsx` looks at its subject. */
async function expectQuotationKey(page: Page) {
  const keys = page.locator('header').getByRole('link', { name: t('header.quote') })
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 640 })
    expect(await keys.count(), `at ${width}`).toBe(1)
    const box = await keys.boundingBox()
    expect(box?.height, `at ${width}`).toBeGreaterThanOrEqual(44)
    expect((box?.x ?? width) + (box?.width ?? 0), `at ${width}`).toBeLessThan(width)
  }
}

/** A product page has its banner, example, terms, questions and form; `pages.view.test.tsx` looks at its subject. */
async function expectProduct(page: Page, product: (typeof productPages)[number]) {
  const row = requireOffering(product)
  expect(await page.locator('#bannerTop').getAttribute('data-accent')).toBe(row.accent)
  expect(await page.locator('#bannerTop h1').count()).toBe(1)
  expect(await page.locator('main > section').evaluateAll((all) => all.map(({ id }) => id))).toEqual(
    ['bannerTop', 'example', product === 'menudigitale' && 'tent', 'terms', 'questions', 'write'].filter(
      Boolean,
    ),
  )
  if (onHome.some((id) => id === product)) {
    for (const part of ['#bannerTop', '#example']) {
      expect(await page.locator(part).locator('h1, h2').first().isVisible(), part).toBe(true)
      expect(await page.locator(part).locator('button').count(), part).toBe(0)
    }
  }
  expect(await page.locator('#terms dt').first().innerText()).toBe('Prezzo')
  const second = page.locator('#questions details').nth(1)
  await second.locator('summary').click()
  expect(await second.locator('p').isVisible()).toBe(true)
}
