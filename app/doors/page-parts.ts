import type { LaterSection } from '../components/later/later-section.ts'
import { footer, sidePanel } from '../shell/later-parts.ts'

/** Fetches the code of what a first visit would load later. */
export async function loadParts(sections: readonly LaterSection[] = []) {
  await Promise.all([sidePanel, ...sections, footer].map((section) => section.load()))
}
