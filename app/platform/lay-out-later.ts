/**
 * What stands below the window is laid out after the next picture, a section at a time, so that a page that comes, or whose
 * width changes, answers a hand at once. Until then each section keeps the height that it had, or has one that is guessed
 * (`sheet.css`). What is in sight and above it is laid out as ever: nothing that is seen moves. When a link to a place on
 * this page is touched nothing waits any longer: the way there needs every height. No other link does, and what stands in
 * view is read when one is touched (`keep-spot.ts`).
 */
export function layOutLater(sections: Iterable<HTMLElement>) {
  const below = [...sections].filter((section) => section.getBoundingClientRect().top > window.innerHeight)
  for (const section of below) section.dataset.later = ''
  const layOutNext = () => {
    const section = below.shift()
    delete section?.dataset.later
    if (below.length > 0) whenIdle(layOutNext)
    else document.removeEventListener('click', layOutAll, { capture: true })
  }
  const layOutAll = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link?.hash || link.pathname !== location.pathname) return
    for (const section of below.splice(0)) delete section.dataset.later
  }
  document.addEventListener('click', layOutAll, { capture: true })
  requestAnimationFrame(() => whenIdle(layOutNext))
}

/** Lays out the rest of a page whose first screen stands alone (`entry.wake.ts`). */
export function layOutRest() {
  const { dataset } = document.documentElement
  if (dataset.fresh === undefined) return
  layOutLater(document.querySelectorAll<HTMLElement>('main > section'))
  delete dataset.fresh
}

/** Safari has no idle callbacks. */
function whenIdle(act: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 500 })
  else setTimeout(act, 20)
}
