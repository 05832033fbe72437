import type { LazySection } from '../components/lazy/lazy-section.ts'
import { footer, sidePanel } from '../layout/lazy-parts.ts'
import { addSheet } from '../platform/load-with-sheets.ts'

/** Fetches the code of what a first visit would load later. */
export async function loadParts(sections: readonly LazySection[] = []) {
  const parts = [sidePanel, ...sections, footer].map((section) => section.load())
  await Promise.all([...parts, keepLaterStyle()])
}

/** The loaded page's own link to the style of its lazy sections goes with the page; whoever comes back still needs it. */
function keepLaterStyle(): Promise<unknown> {
  const href = document.querySelector('main .lazy-style')?.getAttribute('href')
  return href ? addSheet(href) : Promise.resolve()
}
