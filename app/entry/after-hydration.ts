import type { ComponentType, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { PageId } from '#content/pages.ts'
import { storageNames } from '#content/storage-names.ts'
import type { Translate } from '#shared/messages.ts'
import type { Edition } from '#shared/navigation.ts'
import { startLanguageSwitch } from '../components/language-switch/start-language-switch.ts'
import { startPanelFlag } from '../layout/side-panel/panel-flag.ts'
import { startPanelOver } from '../layout/side-panel/panel-over.ts'
import { layOutRest } from '../platform/lay-out-later.ts'
import { startReplay } from '../platform/replay-early.ts'
import { updateHead } from './head.tsx'
import { loadLazySections, type PageModule } from './page-modules.ts'
import { startRouter } from './router.ts'

type AwakePage = {
  page: PageId
  part: string | undefined
  rows: string | undefined
  partName: PageModule['partName']
  edition: Edition
  t: Translate
  /** Whether the words are those of the build. */
  isSame: boolean
  show: (page: PageId, Page: ComponentType, rows: string | undefined, visit: number) => void
}

export function afterHydration({ page, part, rows, partName, edition, t, isSame, show }: AwakePage) {
  if (!isSame) updateHead(page, t, rows && partName?.(rows, t))
  layOutRest()
  startPanelFlag()
  startPanelOver()
  startReplay()
  startLanguageSwitch()
  let shown = page
  let visit = 0
  const turn: Parameters<typeof startRouter>[2] = (id, next, isAfresh) => {
    if (id === shown && !isAfresh) return
    shown = id
    visit += 1
    // Of lists only the loaded one is shown without a page load.
    const own = id === page ? rows : undefined
    show(id, next.Page, own, visit)
    updateHead(id, t, own && next.partName?.(own, t))
  }
  // Back could not restore a further part without a page load, so its links are page loads.
  if (!part) startRouter(edition, page, turn)
  document.documentElement.dataset.live = 'links'
  startContactQueue({ ...edition, t })
}

/** The queue's code loads only if there is a draft or an unsent request. */
async function startContactQueue(speaker: Edition & { t: Translate }) {
  try {
    if (!(storageNames.waiting in localStorage || storageNames.draft in localStorage)) return
    const queue = await import('../contact/queue/send-waiting.ts')
    await queue.startContactQueue(speaker)
  } catch (error) {
    console.error(error)
  }
}

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
