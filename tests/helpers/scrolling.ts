import type { Page } from 'playwright-core'

/** Records the scroll position at every frame from the start. */
export function recordScrolling(page: Page) {
  return page.addInitScript(() => {
    const positions: number[] = []
    Reflect.set(window, 'positions', positions)
    const note = () => {
      const position = Math.round(window.scrollY)
      if (positions.at(-1) !== position) positions.push(position)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
}

/** Distinct positions since the last call; the last one is current. */
export function takePositions(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const positions: number[] = Reflect.get(window, 'positions')
    return positions.splice(0, positions.length, Math.round(window.scrollY))
  })
}

/** Resolves after ten frames without scrolling. */
export function restingPosition(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let still = 0
    let last = window.scrollY
    while (still < 10) {
      await new Promise(requestAnimationFrame)
      still = window.scrollY === last ? still + 1 : 0
      last = window.scrollY
    }
    return Math.round(last)
  })
}

/** CSS pixels between the header's bottom and the element's top. */
export function distanceToHeader(page: Page, id: string): Promise<number> {
  return page.evaluate((target) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const element = document.getElementById(target)
    if (!element) throw new Error(`The page has no #${target}.`)
    return element.getBoundingClientRect().top - header
  }, id)
}
