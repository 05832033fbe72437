import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { sendJson } from './api.ts'
import styles from './parts.module.css'
import { Button, Done, Fault, useShellWords } from './parts.tsx'
import { addressNow, useAddress } from './use-address.ts'

/** `undo`: the entry of the history that takes it back. */
type Told = { text: string; undo?: number | undefined }

const NoteContext = createContext<(told?: Told) => void>(() => undefined)

/** Tells what was done, until something else is done, typed or gone to; without an argument it is put away. */
export const useTell = () => use(NoteContext)

/** Around a room. */
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

/** It has the focus where what was pressed is gone. */
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
