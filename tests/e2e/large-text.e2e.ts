import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { brandSize } from '#app/platform/brand-size.ts'
import { pages } from '#content/pages.ts'
import { brandValues } from '#shared/brand-values.ts'
import type { Language } from '#shared/locale.ts'
import { createTranslate } from '#shared/messages.ts'
import { pagePath } from '#shared/navigation.ts'
import { openBrowserWithText } from '#tests/helpers/chromium.ts'
import { brokenWords, outsideWindow } from '#tests/helpers/reflow.ts'
import { shellFaults } from '#tests/helpers/shell-faults.ts'
import { type Walk, walkIn } from '#tests/helpers/walk.ts'
import { dictionaries } from '#tests/helpers/words.ts'

// Text at twice the default size; `tests/owner/guide.test.ts` checks every page with it.
let walk: Walk

beforeAll(async () => {
  walk = await walkIn(
    await openBrowserWithText(32, {
      baseURL: inject('siteUrl'),
      reducedMotion: 'reduce',
      viewport: { width: 320, height: 800 },
    }),
  )
})

afterAll(() => walk.end())

/** A long word may have to break in a narrow window; a price or an hour never. */
const figure = /^\d[\d.,:]*$/

test.for(pages)(
  '$id scales with the browser’s text size, and breaks no price or time at 320 px',
  async ({ id }) => {
    await walk.follow(pagePath(id, { lang: 'it', addressForm: 'pinned' }))
    expect(await sizeOf(walk.page.locator('body'))).toBeCloseTo((17 / 16) * 32, 0)
    const broken = async () => (await brokenWords(walk.page)).filter((word) => figure.test(word))
    await expect.poll(broken).toEqual([])
  },
)

describe.for(['it', 'en'] as const)('in %s', (lang) => {
  test('the heading of Menu Digitale breaks no word at 320 px', async () => {
    await walk.load(`/${lang}/menudigitale`)
    const over = await walk.page.locator('h1').evaluate((heading) => {
      heading.style.overflowWrap = 'normal'
      return heading.scrollWidth - heading.clientWidth
    })
    expect(over).toBe(0)
  })

  // One brand for each typesetting: large, smaller, small in lines, small in one word.
  test('header and footer fit brand names of every length', async () => {
    const { page } = walk
    await walk.load(`/${lang}/privacy`)
    let shown: string = brandValues.brand
    for (const brand of [
      'A',
      'Bottega Liguria',
      'Ferramenta e Casalinghi Fratelli Parodi',
      'Programmificiodellacostaligureorientale1',
    ]) {
      await setBrand(page, lang, brand, shown)
      shown = brand
      for (const width of [320, 360, 768, 1100, 1280, 1440]) {
        await page.setViewportSize({ width, height: 640 })
        // When the header folds it closes open menus: wait for that before measuring.
        await page.waitForFunction(() => {
          const kind = matchMedia('(width < 68.75rem)').matches ? 'unfold' : 'drop'
          return document.querySelector(`header nav[data-menus="${kind}"]`) !== null
        })
        expect(await page.evaluate(shellFaults), `${brand} at ${width} px`).toEqual([])
      }
    }
  })
})

test('menu and side panel open within the window', async () => {
  const { page } = walk
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await walk.load('/it')
    await page.locator('header button:visible').last().click()
    expect(await outsideWindow(page), `${width} px`).toEqual([])
    const toggle = page.locator('header nav button[popovertarget="side-panel"]')
    if (await toggle.isVisible()) await toggle.click()
    expect(await outsideWindow(page), `${width} px`).toEqual([])
  }
})

test('the arrow of a link that wraps stays on the last word’s line', async () => {
  await walk.page.setViewportSize({ width: 320, height: 800 })
  await walk.load('/it')
  const gap = await walk.page.locator('#easycomande a .icon').evaluate((arrow) => {
    const words = document.createRange()
    words.selectNode(arrow.previousSibling ?? arrow)
    const [first, last = first] = [...words.getClientRects()].slice(-2)
    if (!first || !last || first.bottom > last.bottom || first === last) return 'one line'
    return Math.round(arrow.getBoundingClientRect().left - last.right)
  })
  expect(gap).toBe(8)
})

test('prices of home’s shop grow as all text does, the header’s key nearly; the panel’s phone breaks no hour', async () => {
  const { page } = walk
  await page.setViewportSize({ width: 390, height: 800 })
  await walk.load('/it')
  expect(
    await sizeOf(
      page
        .locator('#ecommerce')
        .getByText(/^[\d,]+\s€$/)
        .first(),
    ),
  ).toBe(30)
  expect(await sizeOf(page.locator('header .button').first())).toBeGreaterThan(25)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.locator('#easydelivery').scrollIntoViewIfNeeded()
  const hour = page
    .locator('#easydelivery div[aria-hidden=true]')
    .getByText(/^\d\d:\d\d$/)
    .first()
  expect(await hour.evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(1.5 * (await sizeOf(hour)))
})

const sizeOf = (text: Locator) =>
  text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))

/** Replaces the brand in header and footer, as a build with that name would. */
async function setBrand(page: Page, lang: Language, brand: string, before: string) {
  const said = (name: string) => {
    const t = createTranslate(dictionaries[lang], lang, { brand: name })
    return (['shell.brand', 'header.menu.ecosystem', 'footer.family', 'footer.copyright'] as const).map(
      (key) => t(key),
    )
  }
  const [from, to] = [said(before), said(brand)]
  const texts = from.map((text, index) => [text, to[index] ?? ''] as const)
  await page.evaluate(
    ({ texts, size }) => {
      for (const part of document.querySelectorAll<HTMLElement>('header, footer')) {
        part.dataset.brand = size
        const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
        while (walker.nextNode()) {
          const found = texts.find(([text]) => text === walker.currentNode.textContent)
          if (found) walker.currentNode.textContent = found[1]
        }
      }
    },
    { texts, size: brandSize(brand) },
  )
}
