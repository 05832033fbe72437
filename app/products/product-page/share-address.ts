import { showToast } from '#app/components/toaster/toaster.tsx'
import type { PageInfo } from '#app/platform/page-context.ts'

export type Shared = { title: string; url: string }

/** The share dialog where there is one, else the clipboard and a toast. */
export async function shareAddress(shared: Shared, t: PageInfo['t']) {
  if (navigator.share && navigator.canShare?.(shared)) {
    try {
      return await navigator.share(shared)
    } catch (error) {
      // The visitor closed the dialog; after any other error, copy.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  await copyText(shared.url, t)
}

export async function copyText(text: string, t: PageInfo['t']) {
  try {
    await navigator.clipboard.writeText(text)
    await showToast({ kind: 'success', title: t('demo.copied'), message: t('demo.copied.text') })
  } catch {
    await showToast({ kind: 'error', title: t('demo.notCopied'), message: text, duration: 0 })
  }
}
