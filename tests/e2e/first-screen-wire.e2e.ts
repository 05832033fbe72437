import { expect, test } from '../helpers/browser-test.ts'

const marked = '[data-new]'

test.for([
  ['menudigitale', 'input[inputmode]', marked],
  ['costaeventi', 'input[inputmode]', marked],
  ['lawyers', '[data-cause]', marked],
  ['warehouse', 'p:has(> button + b)', marked],
  ['easydelivery', 'text=/^pronto$/', 'text=/^\\d\\d:\\d\\d$/'],
  ['ecommerce', 'button', '[role="status"]'],
] as const)(
  'the wire of /%s connects the changed control with its effect at 1280 px',
  async ([product, cause, effect], { visit }) => {
    const page = await visit(`/it/${product}`, { width: 1280 })
    const screen = page.locator('#bannerTop')
    const heightOf = (selector: string) =>
      screen
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect()
          return { top, bottom }
        })
    const changed = await heightOf(cause)
    const followed = await heightOf(effect)
    const wire = await heightOf('span:empty')
    const inDisplay = await screen
      .locator('span:empty')
      .evaluate(({ previousElementSibling: side }) =>
        side
          ? side.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(side, '::before').top)
          : 0,
      )
    expect(wire.bottom - 2).toBeGreaterThan(changed.top)
    expect(wire.bottom - 2).toBeLessThan(changed.bottom)
    for (const end of [wire.top, inDisplay]) {
      expect(end + 2).toBeGreaterThan(followed.top)
      expect(end + 2).toBeLessThan(followed.bottom)
    }
    // Scrolled away with the page, the wire leaves no stump in the panel.
    await page.evaluate(() => window.scrollTo({ top: 100, behavior: 'instant' }))
    const opacity = () =>
      screen
        .locator('span:empty')
        .evaluate(({ previousElementSibling: side }) => side && getComputedStyle(side, '::before').opacity)
    await expect.poll(opacity).toBe('0')
  },
)

test.for(['menudigitale', 'costaeventi'])(
  'at 768 px the wire of /%s begins at the corrected row',
  async (product, { visit }) => {
    const page = await visit(`/it/${product}`, { width: 768 })
    const boxOf = (selector: string) => page.locator(`#bannerTop ${selector}`).boundingBox()
    const [row, copy, wire] = [
      await boxOf('[data-corrected]'),
      await boxOf(marked),
      await boxOf('span:empty'),
    ]
    if (!row || !copy || !wire) throw new Error('Not drawn.')
    expect(Math.abs(wire.y - row.y - row.height / 2)).toBeLessThan(4)
    expect(Math.abs(wire.y + wire.height - copy.y - copy.height / 2)).toBeLessThan(4)
    expect(wire.x).toBeGreaterThan(row.x + row.width)
  },
)

test('a stock of any size fits between the keys of the first screen', async ({ visit }) => {
  const page = await visit('/it/warehouse', { width: 320 })
  const more = page.locator('#bannerTop p button').last()
  const count = page.locator('#bannerTop p:has(> button)')
  for (const pieces of ['14', '114']) {
    await more.evaluate(
      (key: HTMLElement, times) => {
        for (let time = 0; time < times; time += 1) key.click()
      },
      Number(pieces) - Number(await count.innerText()),
    )
    await expect.poll(() => count.innerText()).toBe(pieces)
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await count.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    }
  }
})

test('the side panel does not show the phone again beside the demonstration of the menu', async ({
  visit,
}) => {
  const page = await visit('/it/menudigitale', { width: 1280 })
  const isCovered = () =>
    page.locator('#bannerTop [data-new]').evaluate((row) => {
      const { left, top } = row.getBoundingClientRect()
      const [over] = document
        .elementsFromPoint(left + 9, top + 9)
        .filter((element) => element === row || element.id === 'example')
      return over !== row
    })
  expect(await isCovered()).toBe(false)
  await page.locator('#example').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  await expect.poll(isCovered).toBe(true)
})
