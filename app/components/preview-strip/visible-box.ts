/** What the visitor sees of the window, in its own coordinates: less what the keyboard covers, and zoomed. */
export type VisibleBox = { top: number; bottom: number; left: number; width: number }

/** So much stays free between the field and the strip. */
const gap = 12

export function visibleBox(): VisibleBox {
  const view = window.visualViewport
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  if (!view) return { top: header, bottom: window.innerHeight, left: 0, width: window.innerWidth }
  const { offsetTop, offsetLeft, width, height } = view
  return { top: Math.max(header, offsetTop), bottom: offsetTop + height, left: offsetLeft, width }
}

/** Whether the whole of it can be seen, also within a box of its own that scrolls. */
export function isInSight(element: Element, { top, bottom }: Pick<VisibleBox, 'top' | 'bottom'>): boolean {
  const box = element.getBoundingClientRect()
  return box.height > 0 && box.top >= top && box.bottom <= bottom
}

/** Whether something that begins at this edge would lie over the field. */
export function isCovered(field: Element, edge: number): boolean {
  return field.getBoundingClientRect().bottom + gap > edge + 1
}

/** How far to scroll until it is free; 0 where its own top would be lost by that. */
export function clearance(field: Element, { top }: Pick<VisibleBox, 'top'>, edge: number): number {
  const box = field.getBoundingClientRect()
  const way = Math.ceil(box.bottom + gap - edge)
  return box.top - way >= top ? way : 0
}
