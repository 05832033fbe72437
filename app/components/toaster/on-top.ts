/**
 * Keeps `stack` above whatever is open over the page, such as a phone's panel: in the browser's top layer as long as
 * something else is there, in the page otherwise. Call it after every change of what it shows.
 */
export function keepOnTop(stack: Element | null, isEmpty: boolean) {
  if (!(stack instanceof HTMLElement)) return
  const isCovered = !isEmpty && openOverPage(stack)
  if (stack.matches(':popover-open')) stack.hidePopover()
  if (!isCovered) return
  stack.popover = 'manual'
  stack.showPopover()
}

/** Whether a popover or a modal dialog other than `stack` is open. */
export function openOverPage(stack: Element | null): boolean {
  return [...document.querySelectorAll(':popover-open, :modal')].some((open) => open !== stack)
}
