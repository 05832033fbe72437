import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { BuiltPage, BuiltSite } from '#shared/built-site.ts'
import { languages } from '#shared/locale.ts'
import { axeFindings } from '#tests/helpers/axe.ts'
import { openBrowserWithText } from '#tests/helpers/chromium.ts'
import { unexpectedFaults } from '#tests/helpers/faults.ts'
import { outsideWindow } from '#tests/helpers/reflow.ts'
import { textSpacing } from '#tests/helpers/shell-faults.ts'
import { startSite } from '#tests/helpers/site-server.ts'
import { type Walk, walkIn } from '#tests/helpers/walk.ts'

/**
 * Every page of a copy: axe finds nothing on a phone, each language in another theme, and nothing overflows the window, at
 * 320 px, with wider spacing, and with text of twice its size.
 */
export async function expectLooks(root: string) {
  const site = await startSite(root)
  const { pages }: BuiltSite = JSON.parse(readFileSync(`${root}/dist/pages.json`, 'utf8'))
  const shown = pages.filter(({ addressForm, part }) => addressForm === 'pinned' && !part)

  async function walked(fontSize: number, look: (page: BuiltPage, walk: Walk) => Promise<void>) {
    const options = { baseURL: site.url, reducedMotion: 'reduce', serviceWorkers: 'block' } as const
    const walk = await walkIn(await openBrowserWithText(fontSize, options))
    for (const one of shown) {
      await walk.follow(one.path)
      await look(one, walk)
      const expected = one.page === 'notfound' ? [/status: 404/] : []
      expect(unexpectedFaults(walk.faults(), expected), one.path).toEqual([])
    }
    await walk.end()
  }

  await walked(16, async ({ path, lang }, { page }) => {
    await page.emulateMedia({ colorScheme: lang === languages[0] ? 'light' : 'dark' })
    await page.setViewportSize({ width: 360, height: 900 })
    expect(await axeFindings(page), path).toEqual([])
    await expectInside(path, page, 320)
    await addSheet(page, textSpacing)
    expect(await outsideWindow(page), `${path} with wider spacing`).toEqual([])
    await addSheet(page, '')
  })
  await walked(32, async ({ path }, { page }) => {
    for (const width of [1280, 360, 320]) await expectInside(`${path}, text of 32 px`, page, width)
  })
  await site.stop()
}

async function expectInside(what: string, page: Walk['page'], width: number) {
  await page.setViewportSize({ width, height: 800 })
  // Layout may take a moment after a resize.
  await expect.poll(() => outsideWindow(page), { message: `${what}, ${width} px` }).toEqual([])
  const { title, lead } = await headSizes(page)
  expect(title, `${what}, ${width} px`).toBeGreaterThan(lead)
}

/** A sheet of its own over those of the page, in place of the one before. */
function addSheet(page: Page, rules: string) {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, rules)
}

function headSizes(page: Page): Promise<{ title: number; lead: number }> {
  return page.evaluate(() => {
    const size = (selector: string) => {
      const part = document.querySelector(`main ${selector}`)
      return part ? Number.parseFloat(getComputedStyle(part).fontSize) : 0
    }
    return { title: size('h1'), lead: size('.lead') }
  })
}
