import type { Page } from 'playwright-core'
import { laidOut } from './laid-out.ts'

/** Texts and controls over the window's edge, and the page's own width if it can be scrolled sideways. */
export async function outsideWindow(page: Page): Promise<string[]> {
  await laidOut(page)
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const shown = [...document.querySelectorAll('body *')].filter((element) => {
      const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      const isControl = element.matches('a[href], button, input, select, textarea, summary')
      // For screen readers alone, or a trap for robots.
      const isUnseen =
        getComputedStyle(element).clipPath !== 'none' ||
        element.closest('.visually-hidden, [aria-hidden=true]')
      return (isText || isControl) && element.checkVisibility() && !isUnseen
    })
    const wrong = shown
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`)
    return scrollWidth > clientWidth ? [`scrolls to ${scrollWidth}`, ...wrong] : wrong
  })
}

/** The size of running text, in CSS pixels. */
export function bodyTextSize(page: Page): Promise<number> {
  return page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))
}

/** The sizes of a page's first heading and of its lead, 0 where it has none, in CSS pixels. */
export function headSizes(page: Page): Promise<{ title: number; lead: number }> {
  return page.evaluate(() => {
    const size = (selector: string) => {
      const part = document.querySelector(`main ${selector}`)
      return part ? Number.parseFloat(getComputedStyle(part).fontSize) : 0
    }
    return { title: size('h1'), lead: size('.lead') }
  })
}
