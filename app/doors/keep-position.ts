/**
 * Going back to a place on the same page leads to where the visitor stood, which the browser takes for the place itself:
 * the position is kept with the entry that is left. To be called for every step between the fragments of a page.
 */
export function keepPosition(event: NavigateEvent) {
  if (!event.canIntercept || event.navigationType === 'replace') return
  navigation.updateCurrentEntry({ state: { top: window.scrollY } })
  if (event.navigationType !== 'traverse') return
  const { top }: { top?: unknown } = Object(event.destination.getState())
  if (typeof top !== 'number') return
  // Not by taking the step over: who hears of a changed fragment would no longer be told.
  const options = { once: true, signal: event.signal }
  window.addEventListener('hashchange', () => window.scrollTo({ top, behavior: 'instant' }), options)
}
