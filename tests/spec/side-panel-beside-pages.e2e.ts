import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { pages } from '#content/pages.ts'
import { expect, test } from '#tests/helpers/browser-test.ts'

const shown = pages.filter((page) => page.id !== 'notfound')

describe('beside the panel, no text or control of a page lies unreachable under it', () => {
  test.for(shown.map((row) => row.path))('%s', async (path, { visit }) => {
    let tab: Page | undefined
    for (const lang of ['it', 'en']) {
      const page = await visit(`/${lang}${path === '/' ? '' : path}`, { tab })
      tab = page
      for (const width of [768, 1000, 1279, 1280, 1500]) {
        await page.setViewportSize({ width, height: 700 })
        expect(await coveredByPanel(page), `${lang}${path} at ${width}`).toEqual([])
      }
    }
  })
})

test('of the thumb index only the tiles are painted: the page is read through the rest', async ({
  visit,
}) => {
  const page = await visit('/it', { width: 900 })
  const painted = await page.locator('#side-panel').evaluate((panel) => {
    const { backgroundColor, backgroundImage, borderWidth, boxShadow, outlineStyle } = getComputedStyle(panel)
    return { backgroundColor, backgroundImage, borderWidth, boxShadow, outlineStyle }
  })
  expect(painted).toEqual({
    backgroundColor: 'rgba(0, 0, 0, 0)',
    backgroundImage: 'none',
    borderWidth: '0px',
    boxShadow: 'none',
    outlineStyle: 'none',
  })
})

/** What stays under a tile of the panel, or under the panel itself, even when it is scrolled to the middle. */
function coveredByPanel(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    document.documentElement.dataset.instant = ''
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Element[] = [
      ...document.querySelectorAll('main :is(a, button, input, select, textarea, summary)'),
    ]
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement
      if (parent?.closest('main, footer') && texts.currentNode.textContent?.trim()) found.push(parent)
    }
    const covered: string[] = []
    for (const element of new Set(found)) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (element.closest('.visually-hidden')) continue
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      const range = document.createRange()
      range.selectNodeContents(element)
      const isUnder = [...range.getClientRects()].some(({ left, right, top, bottom }) => {
        const y = (top + bottom) / 2
        return [left + 2, (left + right) / 2, right - 2].some((x) =>
          document.elementFromPoint(x, y)?.closest('#side-panel'),
        )
      })
      if (isUnder) covered.push(`${element.tagName} ${element.textContent?.trim().slice(0, 60)}`)
    }
    return covered
  })
}
