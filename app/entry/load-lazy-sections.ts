import type { LazySection } from '../components/lazy/lazy-section.ts'
import { footer, sidePanel } from '../layout/lazy-sections.ts'
import { addSheet } from '../platform/load-with-sheets.ts'

export async function loadLazySections(sections: readonly LazySection[] = []) {
  const parts = [sidePanel, ...sections, footer].map((section) => section.load())
  await Promise.all([...parts, keepLazyStyle()])
}

/** The page's link to its lazy sections' style is removed with the page, but is needed on return. */
function keepLazyStyle(): Promise<unknown> {
  const href = document.querySelector('main .lazy-style')?.getAttribute('href')
  return href ? addSheet(href) : Promise.resolve()
}
