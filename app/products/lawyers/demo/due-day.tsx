import { usePageContext } from '#app/platform/page-context.ts'
import type { CalendarDay } from '#shared/calendar-day.ts'
import { dayWords } from '#shared/day-words.ts'
import styles from './due-day.module.css'
import { dueWords } from './term-words.ts'
import type { TypedTerm } from './use-term.ts'

/** `isLast`: grey, because the fields are invalid. */
export function DueDay({ due, isLast }: { due: CalendarDay; isLast: boolean }) {
  const { lang } = usePageContext()
  return (
    <div className={styles.box} data-last={isLast || undefined}>
      <p className={styles.due} data-cause={isLast ? undefined : ''}>
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
    <p className={styles.due} data-cause="">
      {t('lawyers.example.nothing')}
    </p>
  )
}

/** Announces the deadline to screen readers. */
export function NewDue({ asked: { counted, isChanged } }: { asked: TypedTerm }) {
  const { lang, t } = usePageContext()
  return (
    <p className="visually-hidden" role="status">
      {isChanged &&
        ('result' in counted
          ? t('lawyers.example.due', { due: dueWords(counted.result.due, lang) })
          : t('lawyers.example.last'))}
    </p>
  )
}
