import type { Page } from 'playwright-core'

export const menuNames = ['Ecosistema Bottega Ferrara', 'Soluzioni per Te', 'Portfolio'] as const

export function menuOf(page: Page, name: string) {
  const item = page.locator('header nav > ul > li', { has: page.locator('button', { hasText: name }) })
  const drop = item.locator('[popover]')
  return { button: item.locator('button'), drop, isOpen: () => drop.isVisible() }
}

export function openMenus(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('header nav > ul > li:has(> [popover])')]
      .filter((item) => item.querySelector('a[href]')?.checkVisibility())
      .map((item) => item.querySelector('button')?.textContent ?? ''),
  )
}

export async function expandedStates(page: Page, names: readonly string[]) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return names.map((name) => {
    const button = nodes.find((node) => node.role?.value === 'button' && node.name?.value === name)
    return button?.properties?.find((property) => property.name === 'expanded')?.value.value
  })
}
