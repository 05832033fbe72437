import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe } from 'vitest'
import { pages } from '#content/pages.ts'
import { languages } from '#shared/locale.ts'
import { pagePath } from '#shared/navigation.ts'
import { expect, test } from '#tests/helpers/browser-test.ts'
import { startWalk, type Walk } from '#tests/helpers/walk.ts'

const shown = pages.filter((page) => page.id !== 'notfound')

describe('beside the panel, no text or control of a page lies unreachable under it', () => {
  let walk: Walk
  beforeAll(async () => {
    walk = await startWalk({ reducedMotion: 'reduce' })
  })
  afterAll(() => walk.end())

  test.for(shown.flatMap(({ id }) => languages.map((lang) => pagePath(id, { lang, addressForm: 'pinned' }))))(
    '%s',
    async (path) => {
      await walk.load(path)
      for (const width of [768, 1000, 1279, 1280, 1500]) {
        await walk.page.setViewportSize({ width, height: 700 })
        expect(await coveredByPanel(walk.page), `at ${width}`).toEqual([])
      }
      expect(walk.faults()).toEqual([])
    },
  )
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
    // The display is a window onto a scene in its column, whose foot may lie behind the tiles; the page says what it shows.
    const display = document.querySelector('#side-panel')?.getBoundingClientRect()
    const isInDisplay = (element: Element) =>
      innerWidth >= 1280 && element.getBoundingClientRect().left >= (display?.left ?? innerWidth)
    const covered: string[] = []
    for (const element of new Set(found)) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (element.closest('.visually-hidden') || isInDisplay(element)) continue
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
