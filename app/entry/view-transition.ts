import './view-transition.css'

/** A data attribute on what both pages share, for `view-transition.css`. */
const shared = 'turns'

/**
 * Cross-fades to the next page and moves the chosen product's tile into its head; without animation under
 * reduced motion or where unsupported. Resolves once the page is shown; the animation goes on and does not
 * block input.
 */
export async function runViewTransition(put: () => void, link: Element | null): Promise<void> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isStill || !('startViewTransition' in document)) return put()
  const tile = link?.querySelector<SVGElement>('svg.icon')
  if (tile) tile.dataset[shared] = ''
  const turn = document.startViewTransition(() => {
    put()
    if (tile) delete tile.dataset[shared]
  })
  // A transition interrupted by the next one, or skipped in a hidden tab, is no error.
  for (const over of [turn.ready, turn.finished]) over.catch(() => undefined)
  await turn.updateCallbackDone
}
