import { useEffect, useRef, useState } from 'react'
import { sendJson } from '../ui/api.ts'
import { Button, Done, Fault } from '../ui/parts.tsx'
import { useRowWords } from './form-context.ts'
import type { Saved } from './row-form.tsx'
import styles from './rows.module.css'

/** What was done, and the way back; it has the focus, since what was pressed may be gone. */
export function SavedNote({ saved: { id, text }, reload }: { saved: Saved; reload: () => void }) {
  const t = useRowWords()
  const [undone, setUndone] = useState<{ fault?: unknown }>()
  const note = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each thing that it says.
  useEffect(() => note.current?.focus({ preventScroll: true }), [undone])
  const undo = () =>
    sendJson(`/desk/api/history/${id}/undo`).then(
      () => {
        setUndone({})
        reload()
      },
      (fault: unknown) => setUndone({ fault }),
    )
  return (
    <div ref={note} tabIndex={-1} className={styles.note}>
      {undone && 'fault' in undone ? (
        <Fault fault={undone.fault} />
      ) : (
        <Done>{undone ? t('undone') : text}</Done>
      )}
      {!undone && <Button onClick={undo}>{t('undo')}</Button>}
    </div>
  )
}
