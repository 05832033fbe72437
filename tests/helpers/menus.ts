import type { Page } from 'playwright-core'

export function menuOf(page: Page, name: string) {
  const item = page.locator('header nav > ul > li', { has: page.locator('button', { hasText: name }) })
  const drop = item.locator('[popover]')
  return { button: item.locator('button'), drop, isOpen: () => drop.isVisible() }
}
