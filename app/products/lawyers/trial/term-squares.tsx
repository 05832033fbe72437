import { useHere } from '#app/platform/here.ts'
import { type Square, squares } from '#app/products/lawyers/deadline.ts'
import { dayWords } from '#shared/day-words.ts'
import styles from './term-squares.module.css'
import { termWords } from './term-words.ts'
import { useCount } from './use-count.ts'

/** From so many days on there is no room for a square with a gap beside it. */
const many = 120

/** The term as squares, one a day and a row a month: filled where the day counts, the last one yellow. */
export function TermSquares() {
  const { lang, t } = useHere()
  const { term, result } = useCount()
  const days = squares(result.steps)
  const months = Object.groupBy(days, ({ day }) => day.slice(0, 7))
  const label = t('lawyers.term.alt', {
    term: termWords(term, lang, t),
    due: dayWords(result.due, lang, 'weekdayDayMonth'),
  })
  const isMoved = result.steps.some(({ kind }) => kind === 'moved')
  const isOff = days.some(({ is }) => is === 'suspended')
  return (
    <div
      className={styles.term}
      role="img"
      aria-label={isOff ? `${label} ${t('lawyers.term.august')}` : label}
      data-many={days.length > many || undefined}
    >
      {Object.entries(months).map(([month, squaresOfMonth]) => (
        <Month key={month} days={squaresOfMonth ?? []} isMoved={isMoved} />
      ))}
    </div>
  )
}

function Month({ days, isMoved }: { days: readonly Square[]; isMoved: boolean }) {
  const { lang, t } = useHere()
  const first = days[0]
  if (!first) return null
  const isSuspended = first.is === 'suspended'
  // A day that the expiry was put off to is drawn, not counted.
  const counted = days.filter(({ is }) => is === 'counted' || (is === 'due' && !isMoved)).length
  return (
    <p className={isSuspended ? `${styles.month} ${styles.off}` : styles.month}>
      <b className={styles.name}>{dayWords(first.day, lang, 'month')}</b>
      {days.map(({ day, is }) => (
        <i key={day} className={`${styles.day} ${styles[is] ?? ''}`} />
      ))}
      <span className={styles.count}>{isSuspended ? t('lawyers.term.off') : counted || null}</span>
    </p>
  )
}
