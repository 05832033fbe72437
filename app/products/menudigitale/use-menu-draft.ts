import { useStore } from '#app/platform/create-store.ts'
import { type MenuState, menuStore } from './menu-store.ts'
import { sampleDraft } from './sample-draft.ts'

const prerendered: MenuState = { draft: sampleDraft, canUndo: false, isSample: true }

/** The sample during hydration. */
export function useMenuDraft(): MenuState {
  return useStore(menuStore, prerendered)
}
