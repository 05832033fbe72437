import { attempt } from '#app/platform/attempt.ts'
import { storageNames } from '#content/storage-names.ts'

/**
 * Keeps for the session that the panel was hidden by hand, also over page loads. Showing it or a resize
 * removes the key, since both set the flag; below 768 px nothing is kept.
 */
export function keepPanel(storage: () => Storage = () => sessionStorage) {
  const root = document.documentElement
  const keep = () => {
    const isKept = root.dataset.panel === 'off' && window.matchMedia('(width >= 768px)').matches
    // Where storage is forbidden the next page shows the panel.
    attempt(() =>
      isKept ? storage().setItem(storageNames.panel, 'off') : storage().removeItem(storageNames.panel),
    )
  }
  if (root.dataset.panel) keep()
  new MutationObserver(keep).observe(root, { attributeFilter: ['data-panel'] })
}
