import { unmark } from './marks.ts'

const worded = '[data-words]'

/** Takes the marks out of a drawn page. `data-words` names the keys of what an element shows, the outermost first. */
export function takeMarks(root: Node) {
  for (const node of [root, ...nodesBelow(root)]) {
    if (isElement(node)) {
      for (const attribute of node.attributes) attribute.value = takenFrom(attribute.value, node)
    } else if (node.nodeValue && node.parentElement) {
      node.nodeValue = takenFrom(node.nodeValue, node.parentElement)
    }
  }
}

function takenFrom(value: string, element: Element): string {
  const { text, keys } = unmark(value)
  if (keys.length === 0) return value
  const had = element.getAttribute('data-words')?.split(' ') ?? []
  element.setAttribute('data-words', [...new Set([...had, ...keys.toReversed()])].join(' '))
  if (!element.closest('a, button, input, select, summary, textarea')) element.setAttribute('tabindex', '0')
  return text
}

/** The keys of the text that is pointed at; of a select or a link's picture, all its keys. */
export function wordsAt(target: EventTarget | null) {
  const own = isElement(target) ? target.closest(worded) : null
  const isOne = own !== null && !own.matches('select')
  const element = isOne ? own : isElement(target) ? target.closest('a, button, select, summary') : null
  const all = element ? [element, ...(isOne ? [] : element.querySelectorAll(worded))] : []
  return { element, keys: all.flatMap((one) => one.getAttribute('data-words')?.split(' ') ?? []) }
}

/** From the upper edge of the desk's window. */
export function topOf(element: Element): number {
  const frame = element.ownerDocument.defaultView?.frameElement
  return element.getBoundingClientRect().top + (frame?.getBoundingClientRect().top ?? 0)
}

/** Scrolls the page, not the desk: to this height of the window or as near to it as can be seen, else to the middle. */
export function bringTo(element: Element, top?: number) {
  const view = element.ownerDocument.defaultView
  if (!view) return
  const own = element.getBoundingClientRect()
  const space = view.innerHeight - own.height
  const wanted = top === undefined ? space / 2 : own.top + top - topOf(element)
  // Below the page's header.
  const least = Number.parseFloat(getComputedStyle(element.ownerDocument.documentElement).scrollPaddingTop)
  view.scrollBy({ top: own.top - Math.max(Math.min(wanted, space), least || 0), behavior: 'instant' })
}

/** Outlines the texts of these keys alone. */
export function outline({ body }: Document, keys: readonly string[]): Element[] {
  for (const former of body.querySelectorAll('[data-chosen]')) former.removeAttribute('data-chosen')
  const elements = keys.flatMap((key) => [...body.querySelectorAll(`[data-words~="${CSS.escape(key)}"]`)])
  for (const element of elements) element.setAttribute('data-chosen', '')
  return elements
}

/** Updates only what differs, so that an opened menu stays open and nothing scrolls. */
export function bring(fresh: Element, into: Element) {
  for (const { name, value } of fresh.attributes)
    if (into.getAttribute(name) !== value) into.setAttribute(name, value)
  const [has, had] = [[...fresh.childNodes], [...into.childNodes]]
  if (has.length !== had.length || has.some((node, index) => node.nodeName !== had[index]?.nodeName)) {
    into.replaceChildren(...has)
    return
  }
  for (const [index, node] of has.entries()) {
    const old = had[index]
    if (isElement(node) && isElement(old)) bring(node, old)
    else if (old && old.nodeValue !== node.nodeValue) old.nodeValue = node.nodeValue
  }
}

/** Whether a text is cut or overflows on a phone of 360 px. Measured without a paint in between. */
export function isTooLong(frame: HTMLIFrameElement, elements: readonly Element[]): boolean {
  const view = frame.contentWindow
  const [x, y] = [view?.scrollX ?? 0, view?.scrollY ?? 0]
  frame.style.inlineSize = '360px'
  const isLong = elements.some((element) => {
    const box = boxOf(element)
    if (!box || box.clientWidth <= 1) return false
    const { overflowY } = getComputedStyle(box)
    const isCut = overflowY !== 'visible' && overflowY !== 'auto' && box.scrollHeight > box.clientHeight + 2
    return isCut || box.scrollWidth > box.clientWidth + 4
  })
  frame.style.inlineSize = ''
  view?.scrollTo({ left: x, top: y, behavior: 'instant' })
  return isLong
}

function boxOf(element: Element): Element | null {
  const isInline = /^(inline|contents)$/.test(getComputedStyle(element).display)
  return isInline && element.parentElement ? boxOf(element.parentElement) : element
}

function nodesBelow(root: Node): Node[] {
  return [...root.childNodes].flatMap((node) => [node, ...nodesBelow(node)])
}

/** Not `instanceof`: a frame's nodes belong to classes of that frame. */
export function isElement(node: unknown): node is Element {
  return Object(node).nodeType === Node.ELEMENT_NODE
}
