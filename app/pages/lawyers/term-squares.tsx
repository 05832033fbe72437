import { type Square, squares } from '#app/demos/lawyers/deadline.ts'
import { useHere } from '#app/place.ts'
import { dayWords } from '#shared/day-words.ts'
import styles from './term-squares.module.css'
import { exampleTerm, workedExample } from './worked-example.ts'

/** The term as squares, one a day and a row a month: filled where the day counts, the last one yellow. */
export function TermSquares() {
  const { lang, t } = useHere()
  const { due, steps } = workedExample()
  const days = squares(steps)
  const months = Object.groupBy(days, ({ day }) => day.slice(0, 7))
  const label = t('lawyers.term.alt', {
    days: exampleTerm.days,
    from: dayWords(exampleTerm.from, lang, 'dayMonth'),
    due: dayWords(due, lang, 'weekdayDayMonth'),
  })
  return (
    <div className={styles.term} role="img" aria-label={label}>
      {Object.entries(months).map(([month, squaresOfMonth]) => (
        <Month key={month} days={squaresOfMonth ?? []} />
      ))}
    </div>
  )
}

/** The labels stand in the first square, so that they start where the month does at every width. */
function Month({ days }: { days: readonly Square[] }) {
  const { lang, t } = useHere()
  const first = days[0]
  if (!first) return null
  const isSuspended = first.is === 'suspended'
  return (
    <p className={isSuspended ? styles.off : undefined}>
      {days.map(({ day, is }) => (
        <i key={day} className={is === 'due' ? styles.due : undefined}>
          {day === first.day ? (
            <>
              <b>{dayWords(day, lang, 'month')}</b>
              <span>{isSuspended ? t('lawyers.term.off') : days.length}</span>
            </>
          ) : null}
        </i>
      ))}
    </p>
  )
}
