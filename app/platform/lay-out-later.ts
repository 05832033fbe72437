/**
 * Lays out sections below the window after the next frame, one at a time, so that a change of the page's
 * width responds at once. Until then each keeps its former height. Links to a fragment of this page lay out
 * everything first, because they need every height.
 */
export function layOutLater(sections: Iterable<HTMLElement>) {
  const below = [...sections].filter((section) => section.getBoundingClientRect().top > window.innerHeight)
  for (const section of below) section.dataset.later = 'unseen'
  afterNextPicture(() => {
    for (const section of below) section.dataset.later = 'near'
  })
  const layOutAll = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link?.hash || link.pathname !== location.pathname) return
    for (const section of below.splice(0)) delete section.dataset.later
  }
  document.addEventListener('click', layOutAll, { capture: true })
  bySlices(() => {
    delete below.shift()?.dataset.later
    if (below.length > 0) return true
    document.removeEventListener('click', layOutAll, { capture: true })
    return false
  })
}

/**
 * Lays out the sections after the first screen, one at a time; `defer-layout.ts` does it at once when the
 * visitor is about to scroll.
 */
export function layOutRest() {
  const { dataset } = document.documentElement
  const rest = document.querySelectorAll<HTMLElement>('main > .lazy-style ~ section').values()
  bySlices(() => {
    const { value: section } = rest.next()
    if (section && dataset.fresh !== undefined) {
      section.dataset.laidOut = ''
      return true
    }
    delete dataset.fresh
    return false
  })
}

/**
 * Calls `act` when idle until it returns false. Only at the start of a frame: heights that change in an idle
 * callback would move things under a tap before scroll anchoring corrects it.
 */
function bySlices(act: () => boolean) {
  const next = () => requestAnimationFrame(() => act() && whenIdle(next))
  requestAnimationFrame(() => whenIdle(next))
}

function afterNextPicture(act: () => void) {
  requestAnimationFrame(() => requestAnimationFrame(act))
}

/** Safari has no idle callbacks. */
function whenIdle(act: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 500 })
  else setTimeout(act, 20)
}
