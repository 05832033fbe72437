import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { loadLazySections } from './load-lazy-sections.ts'
import type { PageModule } from './page-modules.ts'

/**
 * Instead of hydration where the words have changed: no text of the old ones may stay. Loads all parts first.
 */
export async function renderOnClient(
  root: HTMLElement,
  view: ReactNode,
  sections: PageModule['sections'],
): Promise<Root> {
  await loadLazySections(sections)
  const reactRoot = createRoot(root)
  flushSync(() => reactRoot.render(view))
  document.body.dataset.unhydrated = ''
  return reactRoot
}
