/**
 * What stands below the window is laid out after the next picture, a section at a time, so that a page whose width
 * changes answers a hand at once. Until then each section keeps the height that it had (`sheet.css`). What is in sight and
 * above it is laid out as ever: nothing that is seen moves.
 */
export function layOutLater(sections: Iterable<HTMLElement>) {
  const below = [...sections].filter((section) => section.getBoundingClientRect().top > window.innerHeight)
  for (const section of below) section.dataset.later = ''
  const layOutNext = () => {
    const section = below.shift()
    if (!section) return
    delete section.dataset.later
    whenIdle(layOutNext)
  }
  requestAnimationFrame(() => whenIdle(layOutNext))
}

/** Safari has no idle callbacks. */
function whenIdle(act: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 500 })
  else setTimeout(act, 20)
}
