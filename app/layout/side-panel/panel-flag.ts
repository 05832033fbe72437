import { attempt } from '#app/platform/attempt.ts'
import { layOutLater } from '#app/platform/lay-out-later.ts'
import { storageNames } from '#content/storage-names.ts'

/** Specification §9. */
const isWide = () => window.matchMedia('(width >= 768px)').matches
/** In CSS pixels: the most that `--header` of the style sheets takes. */
const headerHeight = 80

/**
 * Specification §4: shown from 768 px, toggled by hand, set again by every resize. Until then the attribute
 * is absent and the media query decides. That it was hidden by hand is kept for the session, also over page
 * loads (`load-after-paint.ts`); below 768 px nothing is kept.
 */
export function startPanelFlag() {
  const { dataset } = document.documentElement
  const set = (isShown: boolean) => {
    dataset.panel = isShown ? 'on' : 'off'
    // Where storage is forbidden the next page shows the panel.
    attempt(() =>
      isShown || !isWide()
        ? sessionStorage.removeItem(storageNames.panel)
        : sessionStorage.setItem(storageNames.panel, 'off'),
    )
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
  window.addEventListener('resize', () => set(isWide()))
}
