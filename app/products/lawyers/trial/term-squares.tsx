import { useHere } from '#app/platform/here.ts'
import type { Counted } from '#app/products/lawyers/asked-term.ts'
import { type Square, squares } from '#app/products/lawyers/squares.ts'
import { dayWords } from '#shared/day-words.ts'
import styles from './term-squares.module.css'
import { dueWords, termWords } from './term-words.ts'
import { useCounted } from './use-counted.ts'

/** From so many days on there is no room for a square with a gap beside it. */
const many = 120

/** More months than this do not stand below each other, or beside: the middle ones are left out. */
const most = 8
const [head, tail] = [4, 3]

/** The term as squares, one a day and a row a month: filled where the day counts, the last one yellow. */
export function TermSquares() {
  const { t } = useHere()
  const counted = useCounted()
  if ('refused' in counted) return <p className={styles.term}>{t('lawyers.example.nothing')}</p>
  return <Squares counted={counted} isLast={counted.isLast} />
}

function Squares({ counted: { term, result }, isLast }: { counted: Counted; isLast: boolean }) {
  const { lang, t } = useHere()
  const days = squares(result)
  const months = Object.values(Object.groupBy(days, ({ day }) => day.slice(0, 7)))
  const shown = months.length > most ? [...months.slice(0, head), [], ...months.slice(-tail)] : months
  const label = t('lawyers.term.alt', { term: termWords(term, lang, t), due: dueWords(result.due, lang) })
  const isMoved = result.steps.some(({ kind }) => kind === 'moved' || kind === 'movedBack' || kind === 'free')
  const isOff = days.some(({ is }) => is === 'suspended')
  return (
    <div
      className={styles.term}
      role="img"
      aria-label={isOff ? `${label} ${t('lawyers.term.august')}` : label}
      data-last={isLast || undefined}
      data-many={shown.flat().length > many || undefined}
    >
      {shown.map((month) => (
        <Month
          key={month?.[0]?.day ?? 'left-out'}
          days={month ?? []}
          isMoved={isMoved}
          isNumbered={term.unit === 'days'}
        />
      ))}
    </div>
  )
}

type MonthProps = { days: readonly Square[]; isMoved: boolean; isNumbered: boolean }

function Month({ days, isMoved, isNumbered }: MonthProps) {
  const { lang, t } = useHere()
  const first = days[0]
  if (!first) return <p>…</p>
  const isSuspended = first.is === 'suspended'
  // A day that the expiry was put off to is drawn, not counted.
  const counted = days.filter(({ is }) => is === 'counted' || (is === 'due' && !isMoved)).length
  return (
    <p className={isSuspended ? `${styles.month} ${styles.off}` : styles.month}>
      <b className={styles.name}>{dayWords(first.day, lang, 'month')}</b>
      {days.map(({ day, is }) => (
        <i key={day} className={`${styles.day} ${styles[is] ?? ''}`} />
      ))}
      <span className={styles.count}>
        {isSuspended ? t('lawyers.term.off') : (isNumbered && counted) || null}
      </span>
    </p>
  )
}
