import './view-transition.css'

/** A mark on what is the same thing on both pages, as `view-transition.css` reads it. */
const shared = 'turns'

/**
 * Puts another page in the place of this one: faded over, and from the tile of a chosen product to that tile in the head
 * of its page. At once where the visitor wants no motion or the browser has none. Resolves when the page is there; its
 * motion goes on by itself, and what the visitor does meanwhile is heard.
 */
export async function turnPage(put: () => void, link: Element | null): Promise<void> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isStill || !('startViewTransition' in document)) return put()
  const tile = link?.querySelector<SVGElement>('svg.icon')
  if (tile) tile.dataset[shared] = ''
  const turn = document.startViewTransition(() => {
    put()
    if (tile) delete tile.dataset[shared]
  })
  // A turn that the next one cuts short, or that a hidden tab leaves out, is no fault.
  for (const over of [turn.ready, turn.finished]) over.catch(() => undefined)
  await turn.updateCallbackDone
}
