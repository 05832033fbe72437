import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { modules, platforms } from '#content/modules.ts'
import { textIn } from '#shared/locale.ts'
import { expect, test } from '#tests/helpers/browser-test.ts'

const products = ['warehouse', 'easycomande', 'easydelivery', 'ecommerce', 'plugins'] as const

/** Waits until the code of a later section has come and its buttons answer. */
async function awake(page: Page, id: string) {
  const section = page.locator(`#${id}`)
  await section.scrollIntoViewIfNeeded()
  await section.getByRole('button').first().waitFor()
  return section
}

describe('the five products of the home page', () => {
  test('are whole without script: heading, claims, a way to ask, and no button that does nothing', async ({
    visit,
  }) => {
    const page = await visit('/it', { scripts: false })
    for (const id of products) {
      const section = page.locator(`#${id}`)
      expect(await section.locator('h2').count()).toBe(1)
      expect(await section.getByRole('button').count()).toBe(0)
      const subjects = id === 'plugins' ? platforms : [id]
      const links = await section.locator('a[href*="contact?subject="]').all()
      const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')))
      expect(hrefs).toEqual(subjects.map((subject) => `/it/contact?subject=${subject}`))
    }
    for (const { name } of modules) {
      expect(await page.locator('#plugins li').getByText(textIn(name, 'it'), { exact: true }).count()).toBe(1)
    }
  })

  test.for([360, 860, 1280])('at %d px nothing in them moves when they wake', async (width, { visit }) => {
    const still = await visit('/it', { width, scripts: false })
    const page = await visit('/it', { width })
    for (const id of ['warehouse', 'easycomande', 'ecommerce']) {
      const height = (await still.locator(`#${id}`).boundingBox())?.height
      const section = await awake(page, id)
      expect((await section.boundingBox())?.height, id).toBe(height)
    }
  })
})
