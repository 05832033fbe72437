import styles from './preview-strip.module.css'

let followed: { draft: HTMLElement; stop: () => void } | undefined

/**
 * While the focus is in the draft and its row of the fair copy is out of sight, shows that row, or the error of
 * an invalid field, above the keyboard. Only visual: the draft itself announces changes.
 */
export function followDraft(draft: HTMLElement) {
  if (followed?.draft === draft) return
  followed?.stop()
  if (fieldOf(draft)) followed = { draft, stop: startFollowing(draft) }
}

function startFollowing(draft: HTMLElement): () => void {
  const strip = stripOf(draft)
  const over = new AbortController()
  const stop = () => {
    over.abort()
    strip.remove()
    document.documentElement.style.removeProperty('--foot')
    followed = undefined
  }
  let isDue = false
  let mayScroll = false
  const update = () => {
    const field = fieldOf(draft)
    if (!field) return stop()
    const fault = faultOf(field)
    strip.toggleAttribute('data-wrong', fault !== null)
    show(strip, fault ?? rowOf(draft), field, mayScroll)
    isDue = false
    mayScroll = false
  }
  const plan = () => {
    if (!isDue) requestAnimationFrame(() => over.signal.aborted || update())
    isDue = true
  }
  // A change scrolls the field out from under the strip; scrolling by hand is left alone.
  const change = () => {
    mayScroll = true
    plan()
  }
  const options = { signal: over.signal, passive: true }
  document.addEventListener('scroll', plan, { ...options, capture: true })
  document.addEventListener('focusin', change, options)
  document.addEventListener('focusout', plan, options)
  for (const view of [window, window.visualViewport]) view?.addEventListener('resize', change, options)
  window.visualViewport?.addEventListener('scroll', plan, options)
  const observer = new MutationObserver(change)
  observer.observe(draft.closest('main') ?? document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
  over.signal.addEventListener('abort', () => observer.disconnect())
  document.body.append(strip)
  change()
  return stop
}

/** The focused field, unless it has a row of its own. */
function fieldOf(draft: HTMLElement): Element | null {
  const field = document.activeElement
  return field?.closest('[data-fair-row]') === draft && draft.isConnected ? field : null
}

function rowOf(draft: HTMLElement): Element | null {
  return document.querySelector(draft.dataset.fairRow ?? '')
}

/** The field's error message, shown instead: the row does not follow an invalid value. */
function faultOf(field: Element): Element | null {
  if (field.ariaInvalid !== 'true') return null
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)).find((note) => note?.textContent.trim()) ?? null
}

function stripOf(draft: HTMLElement): HTMLElement {
  const strip = document.createElement('div')
  strip.className = styles.strip ?? ''
  strip.inert = true
  strip.dataset.previewStrip = ''
  const accent = draft.closest<HTMLElement>('[data-accent]')?.dataset.accent
  if (accent) strip.dataset.accent = accent
  return strip
}

function show(strip: HTMLElement, row: Element | null, field: Element, mayScroll: boolean) {
  const view = visibleBox()
  for (const [name, size] of Object.entries(view)) strip.style.setProperty(`--${name}`, `${size}px`)
  if (row) copyRow(strip, row)
  const edge = view.bottom - strip.offsetHeight
  // Whoever has scrolled past the field, which keeps the focus on a phone, reads on.
  let isShown = row !== null && endsBelow(field, view.top) && !isInSight(row, view)
  if (isShown && endsBelow(field, edge)) {
    const way = mayScroll ? clearance(field, view, edge) : 0
    if (way > 0) window.scrollBy({ top: way, behavior: 'instant' })
    isShown = !endsBelow(field, edge)
  }
  strip.toggleAttribute('data-shown', isShown)
  const { style, clientHeight } = document.documentElement
  if (isShown) style.setProperty('--foot', `${Math.max(0, clientHeight - edge)}px`)
  else style.removeProperty('--foot')
}

/** A copy without controls, made anew at each change so that its highlight restarts. */
function copyRow(strip: HTMLElement, row: Element) {
  const paper = document.createElement('div')
  paper.className = styles.row ?? ''
  paper.append(...row.cloneNode(true).childNodes)
  const parts = [...row.querySelectorAll('*')]
  for (const [index, copy] of [...paper.querySelectorAll('*')].entries()) {
    if (copy.matches('button, input') || !parts[index]?.checkVisibility()) copy.remove()
    for (const { name } of [...copy.attributes]) if (/^(id$|data-)/.test(name)) copy.removeAttribute(name)
  }
  if (!strip.firstElementChild?.isEqualNode(paper)) strip.replaceChildren(paper)
}

/** In the window's coordinates: without the keyboard, zoomed. */
type VisibleBox = { top: number; bottom: number; left: number; width: number }

/** Pixels between field and strip. */
const gap = 12

function visibleBox(): VisibleBox {
  const view = window.visualViewport
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  if (!view) return { top: header, bottom: window.innerHeight, left: 0, width: window.innerWidth }
  const { offsetTop, offsetLeft, width, height } = view
  return { top: Math.max(header, offsetTop), bottom: offsetTop + height, left: offsetLeft, width }
}

/** Entirely visible, also within a scroll container. */
function isInSight(element: Element, { top, bottom }: Pick<VisibleBox, 'top' | 'bottom'>): boolean {
  const box = element.getBoundingClientRect()
  return box.height > 0 && box.top >= top && box.bottom <= bottom
}

function endsBelow(field: Element, edge: number): boolean {
  return field.getBoundingClientRect().bottom + gap > edge + 1
}

/** How far to scroll; 0 where the field's own top would leave the view. */
function clearance(field: Element, { top }: Pick<VisibleBox, 'top'>, edge: number): number {
  const box = field.getBoundingClientRect()
  const way = Math.ceil(box.bottom + gap - edge)
  return box.top - way >= top ? way : 0
}
