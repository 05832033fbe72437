/** Prints one part of the page, chosen by the style sheet; otherwise all of it prints. */
export function printOnly(name: 'card' | 'order') {
  const root = document.documentElement
  root.dataset.print = name
  window.addEventListener('afterprint', () => delete root.dataset.print, { once: true })
  window.print()
}
