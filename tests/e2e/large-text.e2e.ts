import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { pages } from '#content/pages.ts'
import { languages } from '#shared/locale.ts'
import { pagePath } from '#shared/navigation.ts'
import { openBrowserWithText } from '../helpers/chromium.ts'

/** Twice what browsers come with. */
const textSize = 32

let context: BrowserContext

beforeAll(async () => {
  context = await openBrowserWithText(textSize, { baseURL: inject('siteUrl'), reducedMotion: 'reduce' })
})

afterAll(() => context.close())

describe.for([360, 1280])('at twice the text size, %i px wide', (width) => {
  test.for(pages.flatMap(({ id }) => languages.map((lang) => pagePath(id, { lang, form: 'pinned' }))))(
    '%s: nothing runs out of the window',
    async (path) => {
      const page = await openPage(path, width)
      expect(await page.evaluate(bodyTextSize)).toBeCloseTo((17 / 16) * textSize, 0)
      expect(await page.evaluate(outside)).toEqual([])
      await page.close()
    },
  )

  test('the menu and the panel open within the window', async () => {
    const page = await openPage('/it', width)
    await page.locator('header button:visible').last().click()
    expect(await page.evaluate(outside)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('header button:visible', { hasText: /menu/ }).first().click()
    expect(await page.evaluate(outside)).toEqual([])
    await page.close()
  })
})

async function openPage(path: string, width: number): Promise<Page> {
  const page = await context.newPage()
  await page.setViewportSize({ width, height: 800 })
  await page.goto(path)
  await page.waitForSelector('html[data-live]')
  return page
}

function bodyTextSize() {
  return Number.parseFloat(getComputedStyle(document.body).fontSize)
}

/** Texts over the window's edge, and the page's own width if it can be scrolled sideways. */
function outside(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  const texts = [...document.querySelectorAll('body *')].filter((element) => {
    const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    return isText && element.checkVisibility() && !element.closest('.visually-hidden')
  })
  const wrong = texts
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`)
  return scrollWidth > clientWidth ? [`scrolls to ${scrollWidth}`, ...wrong] : wrong
}
