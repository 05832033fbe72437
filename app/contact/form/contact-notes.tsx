import { useSyncExternalStore } from 'react'
import { showError } from '#app/components/toaster/show-error.ts'
import { showToast } from '#app/components/toaster/toaster.tsx'
import {
  countWaiting,
  forget,
  subscribeWaiting,
  waitingRequests,
} from '#app/contact/queue/waiting-requests.ts'
import { type PageInfo, usePageContext } from '#app/platform/page-context.ts'
import { ClearNote, DraftNote } from './clear-note.tsx'
import styles from './contact-form.module.css'

type ContactNotesProps = { isDraftKept: boolean; onClear: () => void }

/** Draft and waiting requests, each with a button to remove it. */
export function ContactNotes({ isDraftKept, onClear }: ContactNotesProps) {
  const { t } = usePageContext()
  const waiting = useSyncExternalStore(subscribeWaiting, countWaiting, () => 0)
  return (
    <div className={`fine ${styles.notes} scripted unprinted`}>
      {waiting > 0 ? (
        <ClearNote
          text={t('contact.waiting', { count: waiting })}
          action={t('contact.waiting.clear')}
          onClear={() => forgetAll(t)}
        />
      ) : null}
      {isDraftKept ? <DraftNote onClear={onClear} /> : null}
    </div>
  )
}

async function forgetAll(t: PageInfo['t']) {
  try {
    for (const { id } of await waitingRequests()) await forget(id)
  } catch (error) {
    return showError(error)
  }
  await showToast({ kind: 'info', title: t('contact.cleared.title'), message: t('contact.cleared.text') })
}
