import { useRef, useState } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { clockAt } from '../clock.ts'
import { counter } from '../counter-store.ts'
import { shopOf } from '../history.ts'
import { sampleShop } from '../sample-shop.ts'
import { useHistory } from '../use-shop.ts'
import styles from './activity-log.module.css'
import { type RollEntry, rollEntries, rollWords } from './roll-entries.ts'

export function ActivityLog() {
  const { t, lang } = usePageContext()
  const history = useHistory()
  const roll = useRef<HTMLElement>(null)
  const [undone, setUndone] = useState('')
  const undo = (entry: RollEntry) => {
    // The button disappears with its entry: focus the log instead.
    roll.current?.focus({ preventScroll: true })
    setUndone(t('counter.undone', { what: rollWords(entry, t, lang) }))
    counter.undo(entry.map(({ act }) => act.id))
  }
  const reset = () => {
    roll.current?.focus({ preventScroll: true })
    setUndone(t('counter.reset'))
    counter.act({ type: 'reset' })
  }
  const entries = rollEntries(history.happened)
  return (
    <section className={styles.roll} aria-label={t('counter.title')} ref={roll} tabIndex={-1}>
      <p className={styles.head}>
        <b>{t('counter.title')}</b>
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
      {entries.length === 0 && <p className={styles.none}>{t('counter.none')}</p>}
      <p className="visually-hidden" role="status">
        {undone}
      </p>
    </section>
  )
}

function Entry({ entry, undo }: { entry: RollEntry; undo: () => void }) {
  const { t, lang } = usePageContext()
  const what = rollWords(entry, t, lang)
  const { act } = entry.at(-1) ?? entry[0]
  return (
    <li className={styles.entry}>
      <time className={styles.time}>{clockAt(act.at)}</time>
      <span className={styles.what}>{what}</span>
      <button
        type="button"
        className={styles.key}
        aria-label={t('counter.undo', { what })}
        title={t('counter.undo', { what })}
        onClick={undo}
      >
        <Icon name="undo-2" size={18} />
      </button>
    </li>
  )
}
