import { storageNames } from '#content/storage-names.ts'

/**
 * Keeps for the visit whether the panel was hidden by hand, over page loads too: a switch of the language, a browser without
 * the Navigation API. Only what differs from what the window decides is kept, so a resize, which sets the flag anew, ends
 * it; and a panel that was opened over a phone's page does not lie over the next one.
 */
export function keepPanel(storage: () => Storage = () => sessionStorage) {
  const root = document.documentElement
  const keep = () => {
    try {
      if (root.dataset.panel === 'off' && window.matchMedia('(width >= 768px)').matches) {
        storage().setItem(storageNames.panel, 'off')
      } else storage().removeItem(storageNames.panel)
    } catch {
      // Forbidden: the next page shows it again.
    }
  }
  if (root.dataset.panel) keep()
  new MutationObserver(keep).observe(root, { attributeFilter: ['data-panel'] })
}
