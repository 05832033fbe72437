import { layOutLater } from '#app/platform/lay-out-later.ts'

/** Below this width of the window, in CSS pixels, the side panel is hidden (specification §9). */
export const panelBreakpoint = 768

/**
 * The side panel's flag (specification §4): shown from 768 px at start, toggled by hand, set again by every resize. Absent
 * until the visitor or a resize decides: the style sheet's media query then speaks, as it did before waking. What the
 * visitor chose beside a page holds for the visit: `keep-panel.ts` keeps it and `load-after-paint.ts` brings it back.
 */
export function startPanelFlag() {
  const { dataset } = document.documentElement
  const set = (isShown: boolean) => {
    dataset.panel = isShown ? 'on' : 'off'
  }
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-toggle]'))) return
    layOutLater(document.querySelectorAll<HTMLElement>('main > section'))
    set(dataset.panel === 'off')
  })
  window.addEventListener('resize', () => set(window.innerWidth >= panelBreakpoint))
}
