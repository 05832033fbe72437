import { homeAudiences } from '#shared/products.ts'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { words } from '#tests/helpers/words.ts'

const t = words('it')

test('the audience links fit the first screen at every window size, with and without the side panel', async ({
  visit,
}) => {
  const page = await visit('/it')
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [768, 1024],
    [1279, 720],
    [1280, 720],
    [1920, 1080],
  ] as const) {
    const expectWhole = async () => {
      const boxes = await page
        .locator('#bannerTop nav a')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()))
      expect(boxes).toHaveLength(homeAudiences().length)
      for (const box of boxes) {
        expect(box.top, `${width} px`).toBeGreaterThanOrEqual(60)
        expect(box.bottom, `${width} px`).toBeLessThanOrEqual(height)
        expect(box.height, `${width} px`).toBeGreaterThanOrEqual(44)
      }
    }
    await page.setViewportSize({ width, height })
    await expectWhole()
    if (width < 768) continue
    await page.getByRole('button', { name: t('header.hidePanel') }).click()
    await expectWhole()
  }
})

test('the row whose price changes runs an animation', async ({ visit }) => {
  const page = await visit('/it', { motion: true })
  await page.evaluate(() => {
    document.addEventListener('animationstart', ({ target }) => {
      if (target instanceof HTMLElement) target.dataset.ran = ''
    })
  })
  await page.getByLabel('Prezzo: Trofie al pesto').fill('14.5')
  await expect.poll(() => page.locator('[data-new]').getAttribute('data-ran')).toBe('')
})

const price = 'input[inputmode]'
const marked = '[data-new]'

test.for([
  ['/it', price, marked],
  ['/en', price, marked],
  ['/it/menudigitale', price, marked],
  ['/it/costaeventi', price, marked],
  ['/it/lawyers', '[data-cause]', marked],
  ['/it/warehouse', 'p:has(> button + b)', marked],
  ['/it/easydelivery', 'text=/^pronto$/', 'text=/^\\d\\d:\\d\\d$/'],
  ['/it/ecommerce', 'button', '[role="status"]'],
] as const)(
  'the wire of %s connects the changed control with its effect',
  async ([path, cause, effect], { visit }) => {
    const page = await visit(path)
    const endsOf = (selector: string) =>
      page
        .locator(`#bannerTop >> ${selector}`)
        .first()
        .evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect()
          return { top, bottom }
        })
    const [from, to, wire] = [await endsOf(cause), await endsOf(effect), await endsOf('span:empty')]
    expect(wire.bottom - 2).toBeGreaterThan(from.top)
    expect(wire.bottom - 2).toBeLessThan(from.bottom)
    expect(wire.top + 2).toBeGreaterThan(to.top)
    expect(wire.top + 2).toBeLessThan(to.bottom)
  },
)

test('one wire, 4 px wide, runs through every section', async ({ visit }) => {
  const page = await visit('/it')
  const wires = await page.locator('main > section[data-accent]').evaluateAll((sections) =>
    sections.map((section) => {
      const { left, inlineSize, backgroundColor } = getComputedStyle(section, '::before')
      return { left, inlineSize, isSeen: backgroundColor !== 'rgba(0, 0, 0, 0)' }
    }),
  )
  expect(wires.length).toBeGreaterThan(5)
  expect(wires[0]).toMatchObject({ inlineSize: '4px', isSeen: true })
  for (const wire of wires) expect(wire).toEqual(wires[0])
})
