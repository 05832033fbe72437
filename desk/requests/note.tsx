import { useState } from 'react'
import { Refused, sendJson } from '../ui/api.ts'
import { Button, Fault, Field } from '../ui/controls.tsx'
import { useWords } from '../ui/desk-context.ts'
import { useNotify } from '../ui/note.tsx'
import styles from './requests.module.css'

type NoteProps = { id: string; path: string; note: string }

type Draft = { typed: string; before: string }

/** What is typed stays in this browser until it is saved. */
export function Note({ id, path, note }: NoteProps) {
  const t = useWords('requests')
  const kept = `desk.note.${id}`
  const [{ typed, before }, setDraft] = useState(() => keptDraft(kept) ?? { typed: note, before: note })
  const tell = useNotify()
  const [fault, setFault] = useState<unknown>()
  const theirs = fault instanceof Refused && fault.status === 409 ? String(fault.current) : undefined
  const type = (text: string) => {
    const draft = { typed: text, before }
    setDraft(draft)
    setFault(undefined)
    localStorage.setItem(kept, JSON.stringify(draft))
  }
  const settle = (text: string) => {
    localStorage.removeItem(kept)
    setDraft({ typed: text, before: text })
    setFault(undefined)
    tell({ text: t('note.saved') })
  }
  const save = () =>
    sendJson(`${path}/note`, { note: typed, before: theirs ?? before }, 'PUT').then(
      () => settle(typed),
      setFault,
    )
  return (
    <>
      <Field label={t('note.title')} hint={t(typed === before ? 'note.hint' : 'note.draft')}>
        <textarea value={typed} maxLength={5000} onChange={({ target }) => type(target.value)} />
      </Field>
      {fault !== undefined && (
        <Fault fault={fault}>
          {theirs !== undefined && <p className={styles.letter}>{theirs || t('note.empty')}</p>}
        </Fault>
      )}
      {theirs !== undefined && <Button onClick={() => settle(theirs)}>{t('note.theirs')}</Button>}
      <Button disabled={typed === before} onClick={save}>
        {t(theirs === undefined ? 'note.save' : 'note.mine')}
      </Button>
    </>
  )
}

/** Has the note as it was when typing began, so that a note written since is not overwritten unseen. */
function keptDraft(name: string): Draft | undefined {
  return JSON.parse(localStorage.getItem(name) ?? 'null') ?? undefined
}
