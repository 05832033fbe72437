import { useRef, useState } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { clockAt } from '../clock.ts'
import { demoShop } from '../demo-shop.ts'
import { shopOf } from '../history.ts'
import { sampleShop } from '../sample-shop.ts'
import { useHistory } from '../use-shop.ts'
import styles from './activity-log.module.css'
import { entryWords, type LogEntry, logEntries } from './log-entries.ts'

export function ActivityLog() {
  const { t, lang } = usePageContext()
  const history = useHistory()
  const log = useRef<HTMLElement>(null)
  const [undone, setUndone] = useState('')
  const undo = (entry: LogEntry) => {
    // The button disappears with its entry: focus the log instead.
    log.current?.focus({ preventScroll: true })
    setUndone(t('activityLog.undone', { what: entryWords(entry, t, lang) }))
    demoShop.undo(entry.map(({ act }) => act.id))
  }
  const reset = () => {
    log.current?.focus({ preventScroll: true })
    setUndone(t('activityLog.reset'))
    demoShop.act({ type: 'reset' })
  }
  const entries = logEntries(history.happened)
  return (
    <section className={styles.log} aria-label={t('activityLog.title')} ref={log} tabIndex={-1}>
      <p className={styles.head}>
        <b>{t('activityLog.title')}</b>
        {shopOf(history) !== sampleShop && (
          <button type="button" className={styles.key} onClick={reset}>
            {t('demo.reset')}
          </button>
        )}
      </p>
      <ol>
        {entries.map((entry) => (
          <Entry key={entry[0].act.id} entry={entry} undo={() => undo(entry)} />
        ))}
      </ol>
      {entries.length === 0 && <p className={styles.none}>{t('activityLog.none')}</p>}
      <p className="visually-hidden" role="status">
        {undone}
      </p>
    </section>
  )
}

function Entry({ entry, undo }: { entry: LogEntry; undo: () => void }) {
  const { t, lang } = usePageContext()
  const what = entryWords(entry, t, lang)
  const { act } = entry.at(-1) ?? entry[0]
  return (
    <li className={styles.entry}>
      <time className={styles.time}>{clockAt(act.at)}</time>
      <span className={styles.what}>{what}</span>
      <button
        type="button"
        className={styles.key}
        aria-label={t('activityLog.undo', { what })}
        title={t('activityLog.undo', { what })}
        onClick={undo}
      >
        <Icon name="undo-2" size={18} />
      </button>
    </li>
  )
}
