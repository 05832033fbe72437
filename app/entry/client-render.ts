import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { PageModule } from './page-modules.ts'
import { loadParts } from './page-parts.ts'

/** Renders a page anew, so that no text of the old words stays: all its parts at once, as after a navigation. */
export async function renderOnClient(
  root: HTMLElement,
  view: ReactNode,
  sections: PageModule['sections'],
): Promise<Root> {
  await loadParts(sections)
  const reactRoot = createRoot(root)
  flushSync(() => reactRoot.render(view))
  return reactRoot
}
