import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { sendJson } from './api.ts'
import styles from './parts.module.css'
import { Button, Done, Fault, useShellWords } from './parts.tsx'
import { addressNow, useAddress } from './use-address.ts'

/** `undo`: the entry of the history to undo. */
type Told = { text: string; undo?: number | undefined }

const NoteContext = createContext<(told?: Told) => void>(() => undefined)

/** Shows what was done, until the next change, typing or navigation; without an argument hides it. */
export const useTell = () => use(NoteContext)

/** Wraps a room, to show its notes. */
export function Noted({ children }: { children: ReactNode }) {
  const [told, setTold] = useState<Told & { at: string }>()
  const here = useAddress().join('/')
  const tell = useCallback((next?: Told) => setTold(next && { ...next, at: addressNow().join('/') }), [])
  return (
    <NoteContext value={tell}>
      <div onInput={() => tell()}>
        {told?.at === here && <Note key={`${told.undo} ${told.text}`} told={told} />}
        {children}
      </div>
    </NoteContext>
  )
}

/** Takes the focus if the pressed button is gone. */
function Note({ told: { text, undo } }: { told: Told }) {
  const t = useShellWords()
  const tell = useTell()
  const [fault, setFault] = useState<unknown>()
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) note.current?.focus({ preventScroll: true })
  }, [])
  const takeBack = () =>
    sendJson(`/desk/api/history/${undo}/undo`).then(() => tell({ text: t('undone') }), setFault)
  return (
    <div ref={note} tabIndex={-1} className={styles.note}>
      {fault === undefined ? <Done>{text}</Done> : <Fault fault={fault} />}
      {undo !== undefined && <Button onClick={takeBack}>{t('history.undo')}</Button>}
    </div>
  )
}
