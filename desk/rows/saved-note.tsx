import { useEffect, useRef, useState } from 'react'
import { sendJson } from '../ui/api.ts'
import { Button, Done, Fault } from '../ui/parts.tsx'
import { useRowWords } from './form-context.ts'
import type { Saved } from './row-form.tsx'
import styles from './rows.module.css'

type NoteProps = { saved: Saved; onUndone: () => void }

/** What was done, and the way back; it has the focus, since what was pressed may be gone. */
export function SavedNote({ saved: { id, text, isUndone }, onUndone }: NoteProps) {
  const t = useRowWords()
  const [fault, setFault] = useState<unknown>()
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus({ preventScroll: true }), [])
  const undo = () => sendJson(`/desk/api/history/${id}/undo`).then(onUndone, setFault)
  return (
    <div ref={note} tabIndex={-1} className={styles.note}>
      {fault === undefined ? <Done>{text}</Done> : <Fault fault={fault} />}
      {!isUndone && <Button onClick={undo}>{t('undo')}</Button>}
    </div>
  )
}
