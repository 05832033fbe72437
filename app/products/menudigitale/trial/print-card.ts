/** Prints the table card alone, on A6; the page's own print is the product's leaflet. */
export function printCard() {
  const root = document.documentElement
  root.dataset.print = 'card'
  window.addEventListener('afterprint', () => delete root.dataset.print, { once: true })
  window.print()
}
