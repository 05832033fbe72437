import { navId } from '../header/menu-popovers.ts'
import { panelId } from './panel-id.ts'

/**
 * What the platform's popover leaves to script where the panel lies over the page: the menu that it is opened from gives
 * way to it, a chosen entry, Back and each resize (§4) close it, and the focus goes with the visitor. Heard for all
 * panels from then on.
 */
export function startPanelOver() {
  document.addEventListener('click', (event) => {
    const panel = openPanel()
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !panel?.contains(link) || event.ctrlKey || event.metaKey || event.shiftKey) return
    panel.hidePopover()
    // To another page the router leads; within this one the browser scrolls, and leaves the focus where it was.
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
