import { showToast } from '#app/components/toaster/toaster.tsx'
import type { PageInfo } from '#app/platform/page-context.ts'

/** What travels: an address and what it is called. */
export type Shared = { title: string; url: string }

/** By the device's own menu where it has one, else into the clipboard, with a toast that says so. */
export async function shareAddress(shared: Shared, t: PageInfo['t']) {
  if (navigator.share && navigator.canShare?.(shared)) {
    try {
      return await navigator.share(shared)
    } catch (error) {
      // The visitor closed the menu; anything else is worth a second way.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  await copyAddress(shared.url, t)
}

export async function copyAddress(url: string, t: PageInfo['t']) {
  try {
    await navigator.clipboard.writeText(url)
    await showToast({ kind: 'success', title: t('demo.copied'), message: t('demo.copied.text') })
  } catch {
    await showToast({ kind: 'error', title: t('demo.notCopied'), message: url, duration: 0 })
  }
}
