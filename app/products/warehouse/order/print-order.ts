/** Prints only the order; the page itself prints as a leaflet. */
export function printOrder() {
  const root = document.documentElement
  root.dataset.print = 'order'
  window.addEventListener('afterprint', () => delete root.dataset.print, { once: true })
  window.print()
}
