import { useHere } from '#app/platform/here.ts'
import { type Deadline, deadline, type Term } from '#app/products/lawyers/deadline.ts'
import { dayWords } from '#shared/day-words.ts'
import styles from './other-terms.module.css'

/** The usual ones; in the example the first meets a Sunday. */
const usual = [10, 20, 30, 40, 60]

const movedTexts = {
  holiday: 'lawyers.moved.holiday',
  saturday: 'lawyers.moved.saturday',
  sunday: 'lawyers.moved.sunday',
} as const

/** More terms from the same day; one that the calculator refuses is left out. */
export function OtherTerms({ term }: { term: Term }) {
  const { lang, t } = useHere()
  return (
    <table className={styles.others}>
      <caption className={styles.caption}>{t('lawyers.example.others')}</caption>
      <tbody>
        {usual.map((days) => {
          const result = deadline({ ...term, days })
          if (days === term.days || 'refused' in result) return null
          return (
            <tr key={days} className={styles.row}>
              <th className={styles.term} scope="row">
                {t('lawyers.step.counted', { count: days })}
              </th>
              <td className={styles.due}>
                {dayWords(result.due, lang, 'weekdayDayMonth')} <Moved of={result} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Moved({ of: { steps } }: { of: Deadline }) {
  const { lang, t } = useHere()
  const moved = steps.find((step) => step.kind === 'moved')
  if (!moved) return null
  const because = moved.because === 'saturday' || moved.because === 'sunday' ? moved.because : 'holiday'
  return (
    <small className={styles.moved}>
      {t(movedTexts[because], { day: dayWords(moved.day, lang, 'dayMonth') })}
    </small>
  )
}
