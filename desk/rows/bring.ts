/** Into sight, with the focus; the closed parts that it is in open. */
export function bring(target: Element | null | undefined, block: ScrollLogicalPosition = 'start') {
  for (let part = target?.closest('details'); part; part = part.parentElement?.closest('details')) {
    part.open = true
  }
  if (!(target instanceof HTMLElement)) return
  target.focus({ preventScroll: true })
  target.scrollIntoView({ block })
}
