import { navId, panelId } from '../popover-ids.ts'

/**
 * Adds to the panel's popover: opening closes the menu; a chosen link, Back and each resize (§4) close it;
 * the focus follows the link. One listener serves all pages.
 */
export function startPanelOver() {
  document.addEventListener('click', (event) => {
    const panel = openPanel()
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !panel?.contains(link) || event.ctrlKey || event.metaKey || event.shiftKey) return
    panel.hidePopover()
    // Links to other pages are the router's; within the page the browser scrolls without moving the focus.
    if (link.pathname === location.pathname) requestAnimationFrame(() => focusHeading(link.hash.slice(1)))
  })
  document.addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      if (newState === 'open' && isPanel(target)) document.getElementById(navId)?.hidePopover()
    },
    true,
  )
  document.addEventListener(
    'toggle',
    ({ target, newState }) => {
      if (newState === 'open' && isPanel(target)) target.querySelector('button')?.focus()
    },
    true,
  )
  for (const type of ['popstate', 'resize']) window.addEventListener(type, () => openPanel()?.hidePopover())
}

function isPanel(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && target.id === panelId
}

function openPanel(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#${panelId}:popover-open`)
}

function focusHeading(id: string) {
  const target = document.getElementById(id)
  const heading = target?.querySelector<HTMLElement>('h1, h2')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
}
