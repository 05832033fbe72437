import { useRef, useState } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { euroText } from '#app/platform/price.ts'
import type { Language } from '#shared/locale.ts'
import type { Translate, Values } from '#shared/messages.ts'
import { clockAt } from '../clock.ts'
import { deliveryIn, doorTime } from '../deliveries.ts'
import { demoShop, useHistory } from '../demo-shop.ts'
import { type LoggedAct, shopOf } from '../history.ts'
import { addressName, articleName, dishName, tableIn } from '../names.ts'
import { sampleShop } from '../sample-shop.ts'
import { orderOf, totalOf } from '../shop.ts'
import styles from './activity-log.module.css'

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
    <div className={`${styles.frame} unprinted`}>
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
    </div>
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

/** One act, or consecutive repetitions. */
type LogEntry = readonly [LoggedAct, ...LoggedAct[]]

export const mostEntries = 5

/** Newest first; repetitions on one article are one entry. */
export function logEntries(happened: readonly LoggedAct[]): readonly LogEntry[] {
  const entries: LogEntry[] = []
  for (const logged of happened.toReversed()) {
    const entry = entries.at(-1)
    if (entry && isOneThing(entry[0], logged)) entries[entries.length - 1] = [logged, ...entry]
    else if (entries.length === mostEntries) break
    else entries.push([logged])
  }
  return entries
}

function entryWords(entry: LogEntry, t: Translate, lang: Language): string {
  const last = entry.at(-1) ?? entry[0]
  const pieces = entry.map(({ act }) => ('pieces' in act ? act.pieces : 1))
  const count = pieces.reduce((sum, one) => sum + one)
  const what = t(keyOf(last), { ...namedBy(last, t, lang), count })
  return last.act.by === 'phone' ? t('activityLog.byPhone', { what }) : what
}

/** A ticket that advances is cooking, then ready. */
function keyOf({ act, after }: LoggedAct) {
  if (act.type !== 'advance') return `activityLog.${act.type}` as const
  const isReady = after.tickets.some(({ id, status }) => id === act.ticket && status === 'ready')
  return isReady ? 'activityLog.ready' : 'activityLog.cooking'
}

/** What the line of an act names. */
function namedBy({ act, before, after }: LoggedAct, t: Translate, lang: Language): Values {
  if ('article' in act) return { item: articleName(act.article, t) }
  if ('dish' in act) return { item: dishName(act.dish, t) }
  if ('order' in act) {
    const one = deliveryIn(after, act.order)
    return { door: addressName(act.order, t), time: one ? clockAt(doorTime(one)) : '' }
  }
  if (act.type === 'buy') return { total: euroText(totalOf(orderOf(before)), lang) }
  if (act.type === 'send') return { table: tableIn(after, act.id) }
  if ('ticket' in act) return { table: tableIn(before, act.ticket) }
  return {}
}

function isOneThing({ act: one }: LoggedAct, { act: other }: LoggedAct): boolean {
  if (!('article' in one && 'article' in other)) return false
  return one.type === other.type && one.article === other.article
}
