import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import type { FileChange } from '../files/change.ts'
import { sendJson } from './api.ts'
import styles from './controls.module.css'
import { Button, Done, Fault } from './controls.tsx'
import { useWords } from './desk-context.ts'
import { addressNow, useAddress } from './use-address.ts'

/** What was done, or why it was not. `undo`: the entry of the history to undo. */
type Notice = { text?: ReactNode; undo?: number | undefined; fault?: unknown }

const NoteContext = createContext<(notice?: Notice) => void>(() => undefined)

/** Shows it until the next change, typing or navigation; without an argument hides it. */
export const useNotify = () => use(NoteContext)

/** Takes a saved change back, and notes the outcome. */
export function useUndo() {
  const t = useWords('shell')
  const tell = useNotify()
  return (id: number) =>
    sendJson(`/desk/api/history/${id}/undo`).then(
      () => tell({ text: t('undone') }),
      (fault: unknown) => tell({ fault }),
    )
}

/** Saves changes and notes the outcome; settles when what is saved is shown. */
export function useSave() {
  const tell = useNotify()
  const [isBusy, setBusy] = useState(false)
  const save = async (changes: readonly FileChange[], text: string, onSaved?: () => void) => {
    setBusy(true)
    try {
      const { id } = await sendJson<{ id: number }>('/desk/api/changes', { changes })
      onSaved?.()
      tell({ text, undo: id })
    } catch (fault) {
      tell({ fault })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, save }
}

/** Wraps a room, to show its notes. */
export function NoteProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice & { at: string }>()
  const here = useAddress().join('/')
  const tell = useCallback((next?: Notice) => setNotice(next && { ...next, at: addressNow().join('/') }), [])
  return (
    <NoteContext value={tell}>
      <div onInput={() => tell()}>
        {notice?.at === here && <Note key={`${notice.undo} ${notice.text}`} notice={notice} />}
        {children}
      </div>
    </NoteContext>
  )
}

/** Takes the focus if the pressed button is gone. */
function Note({ notice: { text, undo, fault } }: { notice: Notice }) {
  const t = useWords('shell')
  const takeBack = useUndo()
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) note.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={note} tabIndex={-1} className={styles.note}>
      {fault === undefined ? <Done>{text}</Done> : <Fault fault={fault} />}
      {undo !== undefined && <Button onClick={() => takeBack(undo)}>{t('history.undo')}</Button>}
    </div>
  )
}
