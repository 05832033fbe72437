import { showToast } from '#app/components/toaster/toaster.tsx'
import type { Translate } from '#shared/messages.ts'

/** `duration` as in toasts. */
export function tellUndo(t: Translate, title: string, run: () => void, duration?: number) {
  const action = { label: t('menudigitale.edit.undo'), run }
  const message = t('menudigitale.edit.removedText')
  return showToast({ kind: 'info', title, message, action, ...(duration !== undefined && { duration }) })
}
