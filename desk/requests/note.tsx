import { useState } from 'react'
import { Refused, sendJson } from '../ui/api.ts'
import { Button, Done, Fault, Field } from '../ui/parts.tsx'
import styles from './requests.module.css'
import { useRoomWords } from './room-words.ts'

type NoteProps = { id: string; path: string; note: string; onSaved: () => void }

/** What is typed stays in this browser until it is saved. */
export function Note({ id, path, note, onSaved }: NoteProps) {
  const t = useRoomWords()
  const kept = `desk.note.${id}`
  const [typed, setTyped] = useState(() => localStorage.getItem(kept) ?? note)
  const [outcome, setOutcome] = useState<'saved' | { fault: unknown }>()
  const fault = typeof outcome === 'object' ? outcome.fault : undefined
  const theirs = fault instanceof Refused && fault.status === 409 ? String(fault.current) : undefined
  const type = (text: string) => {
    setTyped(text)
    setOutcome(undefined)
    localStorage.setItem(kept, text)
  }
  const settle = (text: string) => {
    localStorage.removeItem(kept)
    setTyped(text)
    setOutcome('saved')
    onSaved()
  }
  const save = (before: string) =>
    sendJson(`${path}/note`, { note: typed, before }, 'PUT').then(
      () => settle(typed),
      (refused: unknown) => setOutcome({ fault: refused }),
    )
  return (
    <>
      <Field label={t('note.title')} hint={t(typed === note ? 'note.hint' : 'note.draft')}>
        <textarea value={typed} maxLength={5000} onChange={({ target }) => type(target.value)} />
      </Field>
      {fault !== undefined && (
        <Fault fault={fault}>
          {theirs !== undefined && <p className={styles.letter}>{theirs || t('note.empty')}</p>}
        </Fault>
      )}
      {theirs !== undefined && <Button onClick={() => settle(theirs)}>{t('note.theirs')}</Button>}
      {outcome === 'saved' && <Done>{t('note.saved')}</Done>}
      <Button disabled={typed === note} onClick={() => save(theirs ?? note)}>
        {t(theirs === undefined ? 'note.save' : 'note.mine')}
      </Button>
    </>
  )
}
