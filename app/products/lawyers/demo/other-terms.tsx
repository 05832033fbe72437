import { usePageContext } from '#app/platform/page-context.ts'
import { type Deadline, deadline, type Term } from '#app/products/lawyers/deadline.ts'
import { dayWords } from '#shared/day-words.ts'
import styles from './other-terms.module.css'
import { lengthWords } from './term-words.ts'

/** Up to the six months of art. 327 c.p.c. */
const usual = [
  { length: 10, unit: 'days' },
  { length: 20, unit: 'days' },
  { length: 30, unit: 'days' },
  { length: 60, unit: 'days' },
  { length: 3, unit: 'months' },
  { length: 6, unit: 'months' },
] as const

/** Backwards from a hearing: art. 171-ter and 166 c.p.c. */
const usualBack = [
  { length: 10, unit: 'days' },
  { length: 20, unit: 'days' },
  { length: 40, unit: 'days' },
  { length: 70, unit: 'days' },
] as const

const movedTexts = {
  holiday: 'lawyers.moved.holiday',
  saturday: 'lawyers.moved.saturday',
  sunday: 'lawyers.moved.sunday',
} as const

/** Terms that the calculator refuses are left out. */
export function OtherTerms({ term }: { term: Term }) {
  const { lang, t } = usePageContext()
  return (
    <table className={styles.others}>
      <caption className={styles.caption}>{t('lawyers.example.others')}</caption>
      <tbody>
        {(term.back ? usualBack : usual).map((other) => {
          const { length, unit } = other
          const result = deadline({ ...term, length, unit, free: false })
          if ((length === term.length && unit === term.unit && !term.free) || 'refused' in result) return null
          return (
            <tr key={length + unit} className={styles.row}>
              <th className={styles.term} scope="row">
                {lengthWords(other, t)}
              </th>
              <td className={styles.due}>
                {dayWords(result.due, lang, 'weekdayDayMonth')}
                {result.due.slice(0, 4) !== term.from.slice(0, 4) && ` ${result.due.slice(0, 4)}`}{' '}
                <Moved of={result} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Moved({ of: { steps } }: { of: Deadline }) {
  const { lang, t } = usePageContext()
  const moved = steps.find((step) => step.kind === 'moved' || step.kind === 'movedBack')
  if (!moved) return null
  const because = moved.because === 'saturday' || moved.because === 'sunday' ? moved.because : 'holiday'
  return (
    <small className={styles.moved}>
      {t(movedTexts[because], { day: dayWords(moved.day, lang, 'dayMonth') })}
    </small>
  )
}
