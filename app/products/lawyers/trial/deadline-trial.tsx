import { useHere } from '#app/platform/here.ts'
import { dayWords } from '#shared/day-words.ts'
import styles from './deadline-trial.module.css'
import { OtherTerms } from './other-terms.tsx'
import { Steps } from './steps.tsx'
import { TermActions } from './term-actions.tsx'
import { TermFields } from './term-fields.tsx'
import { termWords } from './term-words.ts'
import { useCount } from './use-count.ts'
import { useTerm } from './use-term.ts'

/** The sum: what is asked, the day it is due, every step with its rule. Without scripts, and on paper, it is read. */
export function Section() {
  const { lang, t } = useHere()
  const { term, result } = useCount()
  const { due, steps } = result
  const asked = useTerm()
  const rows = [
    ['lawyers.example.since', dayWords(term.from, lang, 'full')],
    ['lawyers.example.term', t('lawyers.step.counted', { count: term.days })],
    ['lawyers.example.suspension', t(term.suspension ? 'lawyers.example.yes' : 'lawyers.example.no')],
  ] as const
  const weekday = dayWords(due, lang, 'weekday')
  const day = dayWords(due, lang, 'dayMonth')
  return (
    <section className={styles.example} data-accent="lawyers" id="example">
      <div>
        <h2 className={styles.title}>
          {asked.fault ? t('lawyers.example.asked') : termWords(term, lang, t)}
        </h2>
        <dl className={styles.asked}>
          {rows.map(([key, value]) => (
            <div key={key} className={styles.row}>
              <dt className={styles.what}>{t(key)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <TermFields asked={asked} due={due} />
      </div>
      <div className={styles.result}>
        {asked.fault ? (
          <p className={styles.due}>{t('lawyers.example.nothing')}</p>
        ) : (
          <>
            <p className={styles.due}>
              {weekday} <b className={styles.day}>{day}</b> <span>{due.slice(0, 4)}</span>
            </p>
            <Steps steps={steps} />
            <TermActions term={term} result={result} />
            <OtherTerms term={term} />
          </>
        )}
        <p className="fine">{t('lawyers.example.verify')}</p>
      </div>
    </section>
  )
}
