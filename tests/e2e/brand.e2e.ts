import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { brandValues } from '#shared/brand-values.ts'
import { languages } from '#shared/locale.ts'
import { brands, setBrand } from '#tests/helpers/brands.ts'
import { expect, hydrated, test } from '#tests/helpers/browser-test.ts'
import { openBrowserWithText } from '../helpers/chromium.ts'
import { setTextSpacing } from '../helpers/text-spacing.ts'

const widths = [320, 360, 768, 1100, 1280, 1440] as const

let largeText: BrowserContext

beforeAll(async () => {
  largeText = await openBrowserWithText(32, { baseURL: inject('siteUrl'), reducedMotion: 'reduce' })
})

afterAll(() => largeText.close())

describe.for(languages)('in %s header and footer hold every brand', (lang) => {
  test('at every width', async ({ visit }) => {
    expect(await faultsOfBrands(await visit(`/${lang}/privacy`), lang)).toEqual([])
  })

  test('with the reader’s own spacing of text', async ({ visit }) => {
    const page = await visit(`/${lang}/privacy`)
    await setTextSpacing(page)
    expect(await faultsOfBrands(page, lang)).toEqual([])
  })

  test('at twice the size of text', async () => {
    const page = await largeText.newPage()
    await page.goto(`/${lang}/privacy`)
    await hydrated(page)
    expect(await faultsOfBrands(page, lang)).toEqual([])
    await page.close()
  })
})

async function faultsOfBrands(page: Page, lang: (typeof languages)[number]): Promise<string[]> {
  const faults: string[] = []
  let shown: string = brandValues.brand
  for (const brand of brands) {
    await setBrand(page, lang, brand, shown)
    shown = brand
    for (const width of widths) {
      await page.setViewportSize({ width, height: 640 })
      // The header closes what is open when it folds: once it has, not under what is measured.
      await page.waitForFunction(isFolded)
      const found = await page.evaluate(shellFaults)
      faults.push(...found.map((fault) => `${brand} at ${width}: ${fault}`))
    }
  }
  return faults
}

function isFolded() {
  const kind = matchMedia('(width < 68.75rem)').matches ? 'unfold' : 'drop'
  return document.querySelector(`header nav[data-menus="${kind}"]`) !== null
}

/** What is too wide, too small, cut or pushed out in header and footer, with the small screen's navigation open. */
async function shellFaults(): Promise<string[]> {
  const faults: string[] = []
  const nav = document.querySelector<HTMLElement>('header nav')
  const burger = document.querySelector<HTMLElement>('header button[popovertarget="site-nav"]')
  if (burger?.checkVisibility()) nav?.showPopover()
  await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null)))
  const header = document.querySelector('header')?.getBoundingClientRect()
  const controls = [...document.querySelectorAll<HTMLElement>('header :is(a, button)')]
    .filter((control) => control.checkVisibility())
    .map((control) => ({
      control,
      box: control.getBoundingClientRect(),
      isInBar: !control.closest('nav:popover-open'),
    }))
  const bar = controls.filter(({ isInBar }) => isInBar).sort((a, b) => a.box.left - b.box.left)

  const textBox = (element: Element) => {
    const range = document.createRange()
    range.selectNodeContents(
      element.querySelector(':scope > .visually-hidden')?.previousElementSibling ?? element,
    )
    return range.getBoundingClientRect()
  }
  // What a letter's own line leaves over and under it may lie outside.
  const isClamped = (name: HTMLElement) =>
    getComputedStyle(name).overflow === 'hidden' && name.scrollHeight > name.clientHeight + 1
  for (const { control, box, isInBar } of controls) {
    const name = control.innerText.trim().slice(0, 24) || control.ariaLabel
    const isLogo = control.matches('header > div > a')
    if (box.left < 0 || box.right > innerWidth)
      faults.push(`${name} leaves the window, to ${Math.round(box.right)}`)
    if (isInBar && header && box.bottom > header.bottom + 4) faults.push(`${name} leaves the header`)
    if (Math.min(box.width, box.height) < (isInBar ? 40 : 44))
      faults.push(`${name} is ${box.width} × ${box.height}`)
    const text = textBox(control)
    const isCut = text.right > box.right + 1 || text.left < box.left - 1 || text.bottom > box.bottom + 5
    if (isCut && !isLogo) faults.push(`${name} is cut`)
  }
  for (const [index, { control, box }] of bar.entries()) {
    const next = bar[index + 1]
    if (next && box.right > next.box.left + 0.5)
      faults.push(`${control.innerText} lies over ${next.control.innerText}`)
  }
  for (const [selector, limit] of [
    ['header > div > a', 250],
    ['footer p:has(> .mark)', 300],
  ] as const) {
    const logo = document.querySelector<HTMLElement>(selector)
    const name = logo?.querySelector<HTMLElement>('span')
    if (!logo || !name) {
      faults.push(`${selector} is not there`)
      continue
    }
    if (logo.offsetWidth > limit) faults.push(`${selector} is ${logo.offsetWidth} wide`)
    // Three lines of a phone hold thirty letters; wider spacing of the reader's may leave no other way.
    const mayBeCut =
      innerWidth < 400 && (name.textContent?.length ?? 0) > 30 && document.adoptedStyleSheets.length > 0
    if ((name.scrollWidth > name.clientWidth + 1 || isClamped(name)) && !mayBeCut)
      faults.push(`${selector}: cut`)
  }
  if (nav?.matches(':popover-open')) {
    if (nav.scrollWidth > nav.clientWidth) faults.push(`the navigation scrolls to ${nav.scrollWidth}`)
    nav.hidePopover()
  }
  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth) faults.push(`the page scrolls to ${scrollWidth}`)
  return faults
}
