import type { Page } from 'playwright-core'

/** A visit's deeds at 1280 px, each as the visitor's own hand does it: page, name, what is done. */
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
      const toggle = page.locator('header [data-toggle]')
      await toggle.click()
      await toggle.click()
    },
  },
  {
    path: '/it/releases',
    name: 'a filter',
    act: (page) => page.locator('main a[href*="product="]').first().click(),
  },
  {
    path: '/it/clients',
    name: 'the search and a picture',
    async act(page) {
      await page.getByRole('searchbox').pressSequentially('bar', { delay: 150 })
      await page.getByRole('searchbox').fill('')
      await page.locator('main a:has(img)').first().click()
      await page.keyboard.press('Escape')
    },
  },
  {
    path: '/it/menudigitale',
    name: 'the editor of a menu',
    async act(page) {
      await page.locator('#menu-name').click()
      await page.keyboard.type('Da Gino', { delay: 150 })
      await page.locator('[data-dish] > span > input').first().click()
      await page.keyboard.type('12', { delay: 150 })
    },
  },
  {
    path: '/it/contact',
    name: 'the form',
    async act(page) {
      await page.locator('main form [name=name]').click()
      await page.keyboard.type('Anna Bruni', { delay: 150 })
      await page.locator('main form [name=message]').click()
      await page.keyboard.type('Buongiorno', { delay: 150 })
      await page.keyboard.press('Tab')
    },
  },
]
