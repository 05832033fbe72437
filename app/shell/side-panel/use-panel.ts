import { useEffect, useState } from 'react'

/** Below this width of the window, in CSS pixels, the side panel is hidden (specification §9). */
export const panelBreakpoint = 768

export type Panel = { shown: boolean | null; toggle: () => void }

/**
 * The side panel's flag (specification §4): shown from 768 px at start, toggled by hand, set again by every resize.
 * Null until the visitor or a resize decides: the style sheet's media query then speaks, as it did before hydration. What
 * the visitor chose beside a page holds for the visit: `keep-panel.ts` keeps it and `entry.wake.ts` brings it back.
 */
export function usePanel(): Panel {
  const [shown, setShown] = useState<boolean | null>(null)

  useEffect(() => {
    const onResize = () => setShown(isWide())
    window.addEventListener('resize', onResize)
    return () => window.removeEventListener('resize', onResize)
  }, [])

  useEffect(() => {
    if (shown === null) return
    document.documentElement.dataset.panel = shown ? 'on' : 'off'
  }, [shown])

  return { shown, toggle: () => setShown((current) => !(current ?? isShown())) }
}

function isShown() {
  return document.documentElement.dataset.panel !== 'off' && isWide()
}

function isWide() {
  return window.innerWidth >= panelBreakpoint
}
