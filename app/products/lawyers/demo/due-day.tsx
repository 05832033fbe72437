import { usePageContext } from '#app/platform/page-context.ts'
import { dayWords } from '#shared/dates.ts'
import styles from './due-day.module.css'
import type { TypedTerm } from './use-term.ts'

/** Grey while the fields are invalid; a sentence before any valid count. */
export function DueDay({ asked: { counted, isLast } }: { asked: TypedTerm }) {
  const { lang, t } = usePageContext()
  if (!counted) {
    return (
      <p className={`wrap ${styles.due}`} data-cause="">
        {t('lawyers.example.nothing')}
      </p>
    )
  }
  const { due } = counted.result
  return (
    <div className={styles.box} data-last={isLast || undefined}>
      <p className={`wrap ${styles.due}`} data-cause={isLast ? undefined : ''}>
        {dayWords(due, lang, 'weekday')}{' '}
        <b className={styles.day}>
          {dayWords(due, lang, 'day')} {dayWords(due, lang, 'month')}
        </b>{' '}
        <span className={styles.year}>{due.slice(0, 4)}</span>
      </p>
    </div>
  )
}
