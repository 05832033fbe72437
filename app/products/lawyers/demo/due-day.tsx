import { usePageContext } from '#app/platform/page-context.ts'
import type { CalendarDay } from '#shared/calendar-day.ts'
import { dayWords } from '#shared/day-words.ts'
import styles from './due-day.module.css'

/** `isLast`: grey, because the fields are invalid. */
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

/** Before any valid count. */
export function NoDueDay() {
  const { t } = usePageContext()
  return (
    <p className={styles.due} data-fair-due="">
      {t('lawyers.example.nothing')}
    </p>
  )
}
