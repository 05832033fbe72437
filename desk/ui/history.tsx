import { useEffect, useRef, useState } from 'react'
import { sendJson } from './api.ts'
import { ChangeLine } from './change-line.tsx'
import { useDesk } from './desk-context.ts'
import styles from './history.module.css'
import { Button, Done, Fault, useShellWords } from './parts.tsx'
import { useAddress } from './use-address.ts'
import { useLoaded } from './use-loaded.ts'

type Entry = {
  id: number
  at: string
  undoes?: number
  backTo?: string
  canUndo: boolean
  changes: readonly { file: string; path: readonly (string | number)[]; before?: unknown; after?: unknown }[]
}

const every = () => true

/** The list of saved changes, each with its undoing. */
export function History() {
  const t = useShellWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const address = useAddress().join('/')
  // A line that leads to its place leads away from here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address closes it.
  useEffect(() => dialog.current?.close(), [address])
  return (
    <>
      <button type="button" className={styles.open} onClick={() => dialog.current?.showModal()}>
        {t('history.open')}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="history-title" closedby="any">
        <div className={styles.head}>
          <h2 id="history-title">{t('history.title')}</h2>
          <Button onClick={() => dialog.current?.close()}>{t('close')}</Button>
        </div>
        <Entries />
      </dialog>
    </>
  )
}

function Entries() {
  const t = useShellWords()
  const { lang } = useDesk()
  const { value: entries = [], fault, reload } = useLoaded<readonly Entry[]>('/desk/api/history', every)
  const [outcome, setOutcome] = useState<{ fault?: unknown }>()
  const undo = (id: number) =>
    sendJson(`/desk/api/history/${id}/undo`).then(
      () => {
        setOutcome({})
        reload()
      },
      (refused: unknown) => setOutcome({ fault: refused }),
    )
  const clock = new Intl.DateTimeFormat(lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Rome',
  })
  return (
    <>
      <p>{entries.length > 0 ? t('history.intro') : t('history.empty')}</p>
      {fault !== undefined && <Fault fault={fault} onAgain={reload} />}
      {outcome && ('fault' in outcome ? <Fault fault={outcome.fault} /> : <Done>{t('history.undone')}</Done>)}
      <ol className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <div>
              <small>
                {entry.id} · {clock.format(new Date(entry.at))}
                {entry.undoes !== undefined && ` · ${t('history.undoes', { id: entry.undoes })}`}
              </small>
              {entry.backTo !== undefined ? (
                <p>{t('history.backTo', { sentence: entry.backTo })}</p>
              ) : (
                entry.changes.map((change) => (
                  <ChangeLine
                    key={`${change.file} ${change.path.join('.')}`}
                    list={String(change.path[0])}
                    {...change}
                  />
                ))
              )}
            </div>
            {entry.canUndo && <Button onClick={() => undo(entry.id)}>{t('history.undo')}</Button>}
          </li>
        ))}
      </ol>
    </>
  )
}
