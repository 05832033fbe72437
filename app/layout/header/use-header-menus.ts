import { useEffect, useRef, useState } from 'react'
import type { MenuId } from '#content/offerings.ts'

/** In CSS pixels; below, the navigation folds behind its button. */
const smallHeader = '(width < 68.75rem)'

const isSmall = () => window.matchMedia(smallHeader).matches

/**
 * Adds to popovers: closing on a chosen link or when the focus leaves, and on small screens unfolding in
 * place, with `aria-expanded`. State is undefined until hydration.
 */
export function useHeaderMenus() {
  const navRef = useRef<HTMLElement>(null)
  const [kind, setKind] = useState<'drop' | 'unfold'>()
  const [open, setOpen] = useState<MenuId | null>(null)

  useEffect(() => {
    const nav = navRef.current
    if (!nav) return
    const stop = new AbortController()
    const options = { signal: stop.signal }
    const readKind = () => setKind(isSmall() ? 'unfold' : 'drop')
    const onResize = () => {
      closePopovers(nav)
      setOpen(null)
      readKind()
    }
    const onClick = (event: globalThis.MouseEvent) => {
      const isLink = event.target instanceof Element && event.target.closest('a[href]')
      if (isLink && !event.ctrlKey && !event.metaKey && !event.shiftKey) closePopovers(nav)
    }
    const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      const item = target instanceof Element ? target.closest('li:has(> [popover])') : null
      const isInside = !(relatedTarget instanceof Node) || item?.contains(relatedTarget)
      if (!isInside && !isSmall()) closePopovers(nav)
    }
    const close = () => closePopovers(nav)
    // In an open menu of a small screen the groups fold once it is closed: not under the finger.
    if (isSmall() && nav.matches(':popover-open')) nav.addEventListener('toggle', readKind, options)
    else readKind()
    nav.addEventListener('click', onClick, options)
    nav.addEventListener('focusout', onFocusOut, options)
    // Back and Forward, before the new page is there: later would close what was opened meanwhile.
    window.addEventListener('popstate', close, options)
    window.matchMedia(smallHeader).addEventListener('change', onResize, options)
    return () => stop.abort()
  }, [])

  const menu = (id: MenuId) => ({
    isExpanded: kind === 'unfold' ? open === id : undefined,
    onClick() {
      if (kind === 'unfold') setOpen((current) => (current === id ? null : id))
    },
  })

  return { navRef, kind, menu }
}

function closePopovers(nav: HTMLElement) {
  for (const popover of nav.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover()
  if (nav.matches(':popover-open')) nav.hidePopover()
}

export type MenuControl = ReturnType<ReturnType<typeof useHeaderMenus>['menu']>
