import { attempt } from '#app/platform/attempt.ts'
import { layOutLater } from '#app/platform/lay-out-later.ts'
import { storageNames } from '#content/storage-names.ts'

/** In CSS pixels (specification §9). */
const panelBreakpoint = 768
/** In CSS pixels: the most that `--header` of the style sheets takes. */
const headerHeight = 80

/**
 * Specification §4: shown from 768 px, toggled by hand, set again by every resize. Until then the attribute
 * is absent and the media query decides. `keepPanel` keeps it, `load-after-paint.ts` restores it.
 */
export function startPanelFlag() {
  const { dataset } = document.documentElement
  const set = (isShown: boolean) => {
    dataset.panel = isShown ? 'on' : 'off'
  }
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-toggle]'))) return
    const sections = [...document.querySelectorAll<HTMLElement>('main > section')]
    const inView = sections.find((section) => section.getBoundingClientRect().bottom > headerHeight)
    const topOfView = () => inView?.getBoundingClientRect().top ?? 0
    const before = topOfView()
    layOutLater(sections)
    set(dataset.panel === 'off')
    // Scroll anchoring does not follow a change of width.
    window.scrollBy({ top: topOfView() - before, behavior: 'instant' })
  })
  window.addEventListener('resize', () => set(window.innerWidth >= panelBreakpoint))
}

/**
 * Keeps for the session that the panel was hidden by hand, also over page loads. Showing it or a resize
 * removes the key, since both set the flag; below 768 px nothing is kept.
 */
export function keepPanel(storage: () => Storage = () => sessionStorage) {
  const root = document.documentElement
  const keep = () => {
    const isKept = root.dataset.panel === 'off' && window.matchMedia('(width >= 768px)').matches
    // Where storage is forbidden the next page shows the panel.
    attempt(() =>
      isKept ? storage().setItem(storageNames.panel, 'off') : storage().removeItem(storageNames.panel),
    )
  }
  if (root.dataset.panel) keep()
  new MutationObserver(keep).observe(root, { attributeFilter: ['data-panel'] })
}
