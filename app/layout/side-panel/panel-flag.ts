import { layOutLater } from '#app/platform/lay-out-later.ts'

/** In CSS pixels (specification §9). */
export const panelBreakpoint = 768

/**
 * Specification §4: shown from 768 px, toggled by hand, set again by every resize. Until then the attribute
 * is absent and the media query decides. `keep-panel.ts` keeps it, `load-after-paint.ts` restores it.
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
