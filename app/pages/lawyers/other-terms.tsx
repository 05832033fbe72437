import type { Deadline } from '#app/demos/lawyers/deadline.ts'
import { useHere } from '#app/place.ts'
import { dayWords } from '#shared/day-words.ts'
import styles from './other-terms.module.css'
import { otherTerms, workedExample } from './worked-example.ts'

/** More terms from the same day, each counted when the page is made. */
export function OtherTerms() {
  const { lang, t } = useHere()
  return (
    <table className={styles.others}>
      <caption>{t('lawyers.example.others')}</caption>
      <tbody>
        {otherTerms.map((days) => {
          const result = workedExample(days)
          return (
            <tr key={days}>
              <th scope="row">{t('lawyers.step.counted', { count: days })}</th>
              <td>
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
  return <small>{t(`lawyers.moved.${because}`, { day: dayWords(moved.day, lang, 'dayMonth') })}</small>
}
