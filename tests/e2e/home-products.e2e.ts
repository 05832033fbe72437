import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { modules } from '#content/modules.ts'
import { textIn } from '#shared/locale.ts'
import { requireOffering } from '#shared/navigation.ts'
import { subjectOf } from '#shared/products.ts'
import { expect, test } from '#tests/helpers/browser-test.ts'

const products = ['warehouse', 'easycomande', 'easydelivery', 'ecommerce', 'plugins'] as const

describe('the five products of the home page', () => {
  test('are whole without script: heading, ways to try and to ask, and no button that does nothing', async ({
    visit,
  }) => {
    const page = await visit('/it', { scripts: false })
    for (const id of products) {
      const section = page.locator(`#${id}`)
      expect(await section.locator('h2').count()).toBe(1)
      expect(await section.locator('button').count()).toBe(0)
      const hrefs = await section
        .locator('a')
        .evaluateAll((links) => links.map((a) => a.getAttribute('href')))
      const subject = subjectOf(requireOffering(id))
      expect(hrefs).toEqual([`/it/${id}#bannerTop`, `/it/contact?subject=${subject}`])
    }
  })

  test('have pages that are whole without script', async ({ visit }) => {
    let tab: Page | undefined
    for (const id of products) {
      tab = await visit(`/it/${id}`, { tab, scripts: false })
      for (const part of ['#bannerTop', '#example']) {
        expect(await tab.locator(part).locator('h1, h2').first().isVisible(), `${id} ${part}`).toBe(true)
        expect(await tab.locator(part).locator('button').count(), `${id} ${part}`).toBe(0)
      }
    }
    for (const { name } of modules) {
      const row = tab?.locator('#example li').getByText(textIn(name, 'it'), { exact: true })
      expect(await row?.count()).toBe(1)
    }
  })
})
