import type { Page } from 'playwright-core'

/** CSS pixels between the header's bottom and the element's top. */
export function distanceToHeader(page: Page, id: string): Promise<number> {
  return page.evaluate((target) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const element = document.getElementById(target)
    if (!element) throw new Error(`The page has no #${target}.`)
    return element.getBoundingClientRect().top - header
  }, id)
}
