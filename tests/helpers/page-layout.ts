import type { Page } from 'playwright-core'

export function sectionHeights(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('main > section')].map((section) => [
        section.id,
        section.getBoundingClientRect().height,
      ]),
    ),
  )
}

/** A layout shift; `at` in milliseconds since navigation. */
export type Shift = { value: number; at: number; moved: string[] }

declare global {
  interface Window {
    shifts: Shift[]
  }
  interface PerformanceEntry {
    value?: number
    sources?: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
  }
}

export function recordShifts(page: Page) {
  return page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const { value = 0, startTime: at, sources = [] } of list.getEntries()) {
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const element = node instanceof Element ? node : node?.parentElement
          const rect = (one: DOMRectReadOnly) => `${one.x},${one.y} ${one.width}×${one.height}`
          return `${element?.outerHTML.slice(0, 80)} ${rect(from)} → ${rect(to)}`
        })
        window.shifts.push({ value, at, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export function layoutShifts(page: Page, since: number): Promise<Shift[]> {
  return page.evaluate((since) => window.shifts.filter(({ at }) => at > since), since)
}

/** Elements that stay covered by the panel's tiles even when scrolled to the middle. */
export function coveredByPanel(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const panel = document.querySelector('#side-panel')
    if (!panel?.checkVisibility()) return []
    const { left: column } = panel.getBoundingClientRect()
    document.documentElement.dataset.instant = ''
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const control = 'a, button, input, select, textarea, summary'
    const found: Element[] = [...document.querySelectorAll(`main :is(${control})`)]
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement
      if (parent?.closest('main, footer') && texts.currentNode.textContent?.trim()) found.push(parent)
    }
    const boxesOf = (element: Element) => {
      // Text for screen readers only may lie anywhere.
      if (element.matches(control)) return [element.getBoundingClientRect()]
      const range = document.createRange()
      range.selectNodeContents(element)
      return [...range.getClientRects()]
    }
    // The display shows a scene whose end may lie behind the tiles.
    const isInDisplay = (element: Element) =>
      innerWidth >= 1280 && element.getBoundingClientRect().left >= column
    const covered: string[] = []
    for (const element of new Set(found)) {
      if (!boxesOf(element).some(({ right }) => right > column)) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (element.closest('.visually-hidden') || isInDisplay(element)) continue
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      const isUnder = boxesOf(element).some(({ left, right, top, bottom }) => {
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
