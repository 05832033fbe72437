/** Scrolls to an element and focuses it; opens the closed parts around it. */
export function reveal(target: Element | null | undefined, block: ScrollLogicalPosition = 'start') {
  for (let part = target?.closest('details'); part; part = part.parentElement?.closest('details')) {
    part.open = true
  }
  if (!(target instanceof HTMLElement)) return
  target.focus({ preventScroll: true })
  target.scrollIntoView({ block })
}
