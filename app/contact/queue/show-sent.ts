import { showToast } from '#app/components/toaster/toaster.tsx'
import type { MessageKey, Translate } from '#shared/messages.ts'
import { requestNumber } from '#shared/sent-receipt.ts'

/** Stays until it is closed: it has the request's number. */
export function showSent(t: Translate, id: string, text: SentText): Promise<void> {
  const message = t(text, { number: requestNumber(id) })
  return showToast({ kind: 'success', title: t('contact.sent.title'), message, duration: 0 })
}

type SentText = Extract<MessageKey, 'contact.sent.text' | 'contact.sent.here'>
