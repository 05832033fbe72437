import type { ShownEntry } from '../server/changes.ts'
import { ChangeLine, useChangeWords } from './change-line.tsx'
import controls from './controls.module.css'
import { Button, Waiting } from './controls.tsx'
import { useClock, useWords } from './desk-context.ts'
import { useUndo } from './note.tsx'
import { useLoaded } from './use-loaded.ts'

/** The saved changes, each with a button that undoes it. */
export default function HistoryView() {
  const t = useWords('shell')
  const clock = useClock()
  const words = useChangeWords()
  const undo = useUndo()
  const loaded = useLoaded<readonly ShownEntry[]>('/desk/api/history')
  const entries = loaded.value ?? []
  return (
    <div className={controls.room}>
      <h1>{t('room.history')}</h1>
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
            </div>
            {!entry.isUndone && <Button onClick={() => undo(entry.id)}>{t('history.undo')}</Button>}
          </li>
        ))}
      </ol>
    </div>
  )
}
