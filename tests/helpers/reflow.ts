import type { Page } from 'playwright-core'

/** Waits for the layout below the first screen, which happens when the browser is idle. */
export async function laidOut(page: Page) {
  await page
    .locator('html[data-live][data-fresh], main > section[data-later]')
    .first()
    .waitFor({ state: 'detached' })
}

/** Elements that overflow the window, and the page itself if it scrolls sideways. */
export async function outsideWindow(page: Page): Promise<string[]> {
  await laidOut(page)
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const shown = [...document.querySelectorAll('body *')].filter((element) => {
      const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      const isControl = element.matches('a[href], button, input, select, textarea, summary')
      // For screen readers, or the honeypot field.
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

/** Visible words that wrap without a hyphen of their own. */
export async function brokenWords(page: Page): Promise<string[]> {
  await laidOut(page)
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const found = new Set<string>()
    const isSeen = ({ parentElement: element }: Node) => {
      if (!element?.checkVisibility({ visibilityProperty: true })) return false
      const { clipPath, hyphens } = getComputedStyle(element)
      // For screen readers, or the honeypot field; e-mail addresses may wrap.
      const isOther = element.closest('.visually-hidden, [aria-hidden=true], [href^="mailto:"], svg')
      return clipPath === 'none' && hyphens !== 'auto' && !isOther
    }
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!isSeen(text)) continue
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}.,:;!?’€%]+/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4)))
        if (lines.size > 1) found.add(word)
      }
    }
    return [...found]
  })
}
