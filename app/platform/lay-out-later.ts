/**
 * What stands below the window is laid out after the next picture, a section at a time, so that a page whose width changes
 * answers a hand at once. Until then each section keeps the height that it had. What is in sight and above it is laid out
 * as ever: nothing that is seen moves. What the change brings into sight is drawn with the picture after that one. When a
 * link to a place on this page is touched nothing waits any longer: the way there needs every height. No other link does,
 * and what stands in view is read when one is touched (`start-language-switch.ts`).
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
 * Lays out, a section at a time, the rest of a page whose first screen stands alone; `defer-layout.ts` does it at once when
 * somebody is about to leave the top.
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
 * Calls `act` when the browser is idle, until it says that nothing is left. Only as a frame begins: heights that change in
 * an idle callback would be met by a tap before the browser has moved the page after them (scroll anchoring).
 */
function bySlices(act: () => boolean) {
  const next = () => requestAnimationFrame(() => act() && whenIdle(next))
  requestAnimationFrame(() => whenIdle(next))
}

/** Once the next frame is drawn, as the one after it begins. */
function afterNextPicture(act: () => void) {
  requestAnimationFrame(() => requestAnimationFrame(act))
}

/** Safari has no idle callbacks. */
function whenIdle(act: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 500 })
  else setTimeout(act, 20)
}
