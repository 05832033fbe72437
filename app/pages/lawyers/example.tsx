import { useHere } from '#app/place.ts'
import { dayWords } from '#shared/day-words.ts'
import styles from './example.module.css'
import { OtherTerms } from './other-terms.tsx'
import { Steps } from './steps.tsx'
import { exampleTerm, workedExample } from './worked-example.ts'

/** The worked example: what was asked, the day it is due, every step with its rule. */
export function Section() {
  const { lang, t } = useHere()
  const { due, steps } = workedExample()
  const { days } = exampleTerm
  const asked = [
    ['lawyers.example.from', dayWords(exampleTerm.from, lang, 'full')],
    ['lawyers.example.term', t('lawyers.step.counted', { count: days })],
    ['lawyers.example.suspension', t('lawyers.example.yes')],
  ] as const
  return (
    <section className={styles.example} data-accent="lawyers" id="example">
      <div>
        <h2>{t('lawyers.example.title', { days, from: dayWords(exampleTerm.from, lang, 'dayMonth') })}</h2>
        <dl className={styles.asked}>
          {asked.map(([key, value]) => (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.result}>
        <p className={styles.due}>
          {dayWords(due, lang, 'weekday')} <b>{dayWords(due, lang, 'dayMonth')}</b> {due.slice(0, 4)}
        </p>
        <Steps steps={steps} />
        <OtherTerms />
        <p className="fine">{t('lawyers.example.verify')}</p>
      </div>
    </section>
  )
}
