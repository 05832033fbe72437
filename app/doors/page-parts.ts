import type { LaterSection } from '../components/later/later-section.ts'
import { addSheet } from '../platform/load-with-sheets.ts'
import { footer, sidePanel } from '../shell/later-parts.ts'

/** Fetches the code of what a first visit would load later. */
export async function loadParts(sections: readonly LaterSection[] = []) {
  const parts = [sidePanel, ...sections, footer].map((section) => section.load())
  await Promise.all([...parts, keepLaterStyle()])
}

/** The loaded page's own link to the style of its later sections goes with the page; whoever comes back still needs it. */
function keepLaterStyle(): Promise<unknown> {
  const href = document.querySelector('main .later-style')?.getAttribute('href')
  return href ? addSheet(href) : Promise.resolve()
}
