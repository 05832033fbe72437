import type { MenuId } from '#content/offerings.ts'

/** The id of the header's navigation. */
export const navId = 'site-nav'

/** Closes every popover within the navigation, and the navigation itself where it is one. */
export function closePopovers(nav: HTMLElement | null) {
  for (const popover of nav?.querySelectorAll<HTMLElement>(':popover-open') ?? []) popover.hidePopover()
  if (nav?.matches(':popover-open')) nav.hidePopover()
}

/** The dropdown that was opened before hydration. */
export function shownMenu(nav: HTMLElement): MenuId | null {
  const id = nav.querySelector(':popover-open')?.id.replace('menu-', '')
  return id === 'ecosystem' || id === 'solutions' || id === 'portfolio' ? id : null
}
