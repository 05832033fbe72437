import { expect, test } from '../helpers/browser-test.ts'

const marked = '[data-new]'

test.for([
  ['menudigitale', 'input[inputmode]', marked],
  ['costaeventi', 'input[inputmode]', marked],
  ['lawyers', '[data-fair-due]', marked],
  ['warehouse', 'p:has(> button + b)', marked],
  ['easydelivery', 'text=/^pronto$/', 'text=/^\\d\\d:\\d\\d$/'],
  ['ecommerce', 'text=/^Compra$/', '[role="status"]'],
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
  },
)
