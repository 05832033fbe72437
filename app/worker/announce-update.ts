import { showToast } from '#app/components/toaster/toaster.tsx'
import type { Translate } from '#shared/messages.ts'

/** Says that a new version is there. The toast stays until the visitor takes it or closes it. */
export function announceUpdate(t: Translate, update: () => void) {
  showToast({
    kind: 'update',
    title: t('update.title'),
    message: t('update.text'),
    action: { label: t('update.action'), run: update },
    duration: 0,
  })
}
