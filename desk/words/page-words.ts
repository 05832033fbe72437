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

/** Scrolls the page, not the desk, until this is in sight. */
export function bringTo(element: Element) {
  const view = element.ownerDocument.defaultView
  if (!view) return
  const { top, bottom, height } = element.getBoundingClientRect()
  // Below the page's header.
  const least =
    Number.parseFloat(getComputedStyle(element.ownerDocument.documentElement).scrollPaddingTop) || 0
  if (top >= least && bottom <= view.innerHeight) return
  view.scrollBy({ top: top - Math.max((view.innerHeight - height) / 2, least), behavior: 'instant' })
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

function nodesBelow(root: Node): Node[] {
  return [...root.childNodes].flatMap((node) => [node, ...nodesBelow(node)])
}

/** Not `instanceof`: a frame's nodes belong to classes of that frame. */
export function isElement(node: unknown): node is Element {
  return Object(node).nodeType === Node.ELEMENT_NODE
}
