/** In the window's coordinates: without the keyboard, zoomed. */
export type VisibleBox = { top: number; bottom: number; left: number; width: number }

/** Pixels between field and strip. */
const gap = 12

export function visibleBox(): VisibleBox {
  const view = window.visualViewport
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  if (!view) return { top: header, bottom: window.innerHeight, left: 0, width: window.innerWidth }
  const { offsetTop, offsetLeft, width, height } = view
  return { top: Math.max(header, offsetTop), bottom: offsetTop + height, left: offsetLeft, width }
}

/** Entirely visible, also within a scroll container. */
export function isInSight(element: Element, { top, bottom }: Pick<VisibleBox, 'top' | 'bottom'>): boolean {
  const box = element.getBoundingClientRect()
  return box.height > 0 && box.top >= top && box.bottom <= bottom
}

export function isCovered(field: Element, edge: number): boolean {
  return field.getBoundingClientRect().bottom + gap > edge + 1
}

/** How far to scroll; 0 where the field's own top would leave the view. */
export function clearance(field: Element, { top }: Pick<VisibleBox, 'top'>, edge: number): number {
  const box = field.getBoundingClientRect()
  const way = Math.ceil(box.bottom + gap - edge)
  return box.top - way >= top ? way : 0
}
