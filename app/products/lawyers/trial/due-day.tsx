import { usePageContext } from '#app/platform/page-context.ts'
import type { CalendarDay } from '#shared/calendar-day.ts'
import { dayWords } from '#shared/day-words.ts'
import styles from './due-day.module.css'

/** The day that a term ends on; in grey while something that cannot be counted stands in the fields. */
export function DueDay({ due, isLast }: { due: CalendarDay; isLast: boolean }) {
  const { lang } = usePageContext()
  return (
    <div className={styles.box} data-last={isLast || undefined}>
      <p className={styles.due} data-fair-due={isLast ? undefined : ''}>
        {dayWords(due, lang, 'weekday')}{' '}
        <b className={styles.day}>
          {dayWords(due, lang, 'day')} {dayWords(due, lang, 'month')}
        </b>{' '}
        <span className={styles.year}>{due.slice(0, 4)}</span>
      </p>
    </div>
  )
}

/** In its place where nothing could be counted yet. */
export function NoDueDay() {
  const { t } = usePageContext()
  return (
    <p className={styles.due} data-fair-due="">
      {t('lawyers.example.nothing')}
    </p>
  )
}
