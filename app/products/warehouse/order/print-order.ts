/** Prints the order alone; the page's own print is the leaflet. */
export function printOrder() {
  const root = document.documentElement
  root.dataset.print = 'order'
  window.addEventListener('afterprint', () => delete root.dataset.print, { once: true })
  window.print()
}
