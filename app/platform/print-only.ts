/** Prints only one thing of the page, by its style sheet; the page itself prints as a leaflet. */
export function printOnly(name: 'card' | 'order') {
  const root = document.documentElement
  root.dataset.print = name
  window.addEventListener('afterprint', () => delete root.dataset.print, { once: true })
  window.print()
}
