import type { MenuId } from '#content/offerings.ts'

export const navId = 'site-nav'

export function closePopovers(nav: HTMLElement | null) {
  for (const popover of nav?.querySelectorAll<HTMLElement>(':popover-open') ?? []) popover.hidePopover()
  if (nav?.matches(':popover-open')) nav.hidePopover()
}

/** The dropdown opened before hydration. */
export function shownMenu(nav: HTMLElement): MenuId | null {
  const id = nav.querySelector(':popover-open')?.id.replace('menu-', '')
  return id === 'ecosystem' || id === 'solutions' || id === 'portfolio' ? id : null
}
