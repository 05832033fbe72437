import type { MenuId } from '#content/offerings.ts'

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

/** ArrowDown opens and goes to the first entry; arrows, Home and End move among the entries; Esc is the platform's. */
export function moveByArrows(event: KeyboardEvent) {
  const target = event.target instanceof Element ? event.target : null
  const item = target?.closest('li:has(> [popover])')
  const drop = item?.querySelector<HTMLElement>('[popover]')
  const head = item?.querySelector('button')
  if (!drop || !head) return
  const isOnHead = target === head
  const moves = isOnHead ? ['ArrowDown'] : ['ArrowDown', 'ArrowUp', 'Home', 'End']
  if (!moves.includes(event.key)) return
  event.preventDefault()
  if (isOnHead && !drop.checkVisibility()) head.click()
  const links = [...drop.querySelectorAll<HTMLAnchorElement>('a[href]')]
  const at = links.findIndex((link) => link.isSameNode(target))
  const next = { ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key] ?? at + 1
  // On small screens the list unfolds with the next render.
  requestAnimationFrame(() => links.at(next % links.length)?.focus())
}
