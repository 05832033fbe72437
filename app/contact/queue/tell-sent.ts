import { showToast } from '#app/components/toaster/toaster.tsx'
import type { MessageKey, Translate } from '#shared/messages.ts'
import { requestNumber } from '#shared/sent-receipt.ts'

/** Says that a request has been stored, and under which number, for as long as the visitor likes. */
export function tellSent(t: Translate, id: string, text: SentText): Promise<void> {
  const message = t(text, { number: requestNumber(id) })
  return showToast({ kind: 'success', title: t('contact.sent.title'), message, duration: 0 })
}

type SentText = Extract<MessageKey, 'contact.sent.text' | 'contact.sent.here'>
