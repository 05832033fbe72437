import type { Page } from 'playwright-core'

/** Milliseconds between two letters, or two presses, of a fast visitor. */
const handPause = 150

/** Interactions of a visit at 1280 px, by real input: page, name, act. */
export const tour: readonly { path: string; name: string; act: (page: Page) => Promise<unknown> }[] = [
  {
    path: '/it',
    name: 'a menu of the header',
    async act(page) {
      await page.locator('header nav button[popovertarget]').first().click()
      await page.keyboard.press('Escape')
    },
  },
  {
    path: '/it',
    name: 'the panel hidden and shown',
    async act(page) {
      await press(page, 'header [data-toggle]')
      await page.waitForTimeout(handPause)
      await press(page, 'header [data-toggle]')
    },
  },
  {
    path: '/it/clients',
    name: 'a filter',
    act: (page) => page.locator('main a[href*="sector="]').first().click(),
  },
  {
    path: '/it/clients',
    name: 'a picture',
    async act(page) {
      await page.locator('main a:has(img)').first().click()
      await page.keyboard.press('Escape')
    },
  },
  {
    path: '/it/menudigitale',
    name: 'the editor of a menu',
    async act(page) {
      await page.locator('#menu-name').click()
      await page.keyboard.type('Da Gino', { delay: handPause })
      await page.locator('[data-dish] > span > input').first().click()
      await page.keyboard.type('12', { delay: handPause })
    },
  },
  {
    path: '/it/contact',
    name: 'the form',
    async act(page) {
      await page.locator('main form [name=name]').click()
      await page.keyboard.type('Anna Bruni', { delay: handPause })
      await page.locator('main form [name=message]').click()
      await page.keyboard.type('Buongiorno', { delay: handPause })
      await page.keyboard.press('Tab')
    },
  },
]

/** A click without the code that Playwright's `click()` injects, which would be measured too. */
async function press(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox()
  if (!box) throw new Error(`Nothing to press at ${selector}.`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}
