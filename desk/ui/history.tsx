import { useEffect, useRef, useState } from 'react'
import type { ShownEntry } from '../server/changes.ts'
import { sendJson } from './api.ts'
import { ChangeLine, useChangeWords } from './change-line.tsx'
import controls from './controls.module.css'
import { Button, Done, Fault, Waiting } from './controls.tsx'
import { useWords } from './desk-context.ts'
import styles from './shell.module.css'
import { useClock } from './use-intl.ts'
import { useLoaded } from './use-loaded.ts'

/** The saved changes, each with a button that undoes it. */
export function History() {
  const t = useWords('shell')
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    // A link to the changed place closes the list.
    const close = () => dialog.current?.close()
    addEventListener('hashchange', close)
    return () => removeEventListener('hashchange', close)
  }, [])
  return (
    <>
      <button
        type="button"
        className={styles.history}
        onClick={() => {
          setOpen(true)
          dialog.current?.showModal()
        }}
      >
        {t('history.title')}
      </button>
      <dialog ref={dialog} aria-labelledby="history-title" closedby="any" onClose={() => setOpen(false)}>
        <div className={controls.line}>
          <h2 id="history-title">{t('history.title')}</h2>
          <Button onClick={() => dialog.current?.close()}>{t('close')}</Button>
        </div>
        {isOpen && <Entries />}
      </dialog>
    </>
  )
}

function Entries() {
  const t = useWords('shell')
  const clock = useClock()
  const words = useChangeWords()
  const loaded = useLoaded<readonly ShownEntry[]>('/desk/api/history')
  const entries = loaded.value ?? []
  const [outcome, setOutcome] = useState<{ id: number; fault?: unknown }>()
  const undo = (id: number) =>
    sendJson(`/desk/api/history/${id}/undo`).then(
      () => setOutcome({ id }),
      (fault: unknown) => setOutcome({ id, fault }),
    )
  return (
    <>
      <p>{t(entries.length > 0 ? 'history.intro' : 'history.empty')}</p>
      <Waiting of={loaded} />
      <ol>
        {entries.map((entry) => (
          <li key={entry.id} className={controls.line}>
            <div>
              <small>
                {entry.id} · {clock(entry.at)}
                {entry.undoes !== undefined && ` · ${t('history.undoes', { id: entry.undoes })}`}
              </small>
              {entry.changes.map((change) => (
                <ChangeLine key={JSON.stringify(change)} words={words} {...change} />
              ))}
              {outcome?.id === entry.id &&
                ('fault' in outcome ? <Fault fault={outcome.fault} /> : <Done>{t('undone')}</Done>)}
            </div>
            {!entry.isUndone && <Button onClick={() => undo(entry.id)}>{t('history.undo')}</Button>}
          </li>
        ))}
      </ol>
    </>
  )
}
