import { navId } from '../popover-ids.ts'

/**
 * ArrowDown opens a dropdown and focuses its first entry; arrows, Home and End move within it; the browser
 * handles Esc. One listener serves every header.
 */
export function startMenuKeys() {
  document.addEventListener('keydown', moveByArrows)
}

function moveByArrows(event: KeyboardEvent) {
  const target = event.target instanceof Element ? event.target : null
  const item = target?.closest(`#${navId} li:has(> [popover])`)
  const drop = item?.querySelector<HTMLElement>('[popover]')
  const head = item?.querySelector('button')
  if (!drop || !head) return
  const isOnHead = target === head
  const moves = isOnHead ? ['ArrowDown'] : ['ArrowDown', 'ArrowUp', 'Home', 'End']
  if (!moves.includes(event.key)) return
  event.preventDefault()
  if (isOnHead && !drop.checkVisibility()) head.click()
  const links = [...drop.querySelectorAll<HTMLAnchorElement>('a[href]')]
  const at = links.findIndex((link) => link.isSameNode(target))
  const next = { ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key] ?? at + 1
  // On small screens the list unfolds with the next render.
  requestAnimationFrame(() => links.at(next % links.length)?.focus())
}
