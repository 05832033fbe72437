import fields from '#app/components/paper-fields/paper-fields.module.css'
import { usePageContext } from '#app/platform/page-context.ts'
import type { Step } from '#app/products/lawyers/deadline.ts'
import section from '#app/products/product-page/section.module.css'
import styles from './deadline-demo.module.css'
import { DueDay } from './due-day.tsx'
import { TermActions } from './term-actions.tsx'
import { faultWords, ruleText, stepDays, stepText, termWords } from './term-words.ts'
import { type TypedTerm, useTerm } from './use-term.ts'

/** While the fields are invalid the last result is grey and cannot be saved. */
export function Section() {
  const { lang, t } = usePageContext()
  const asked = useTerm()
  const { counted, isLast } = asked
  return (
    <section className={`${section.section} ${styles.example}`} data-accent="lawyers" id="example">
      <div>
        <h2 className={styles.title}>
          {counted ? termWords(counted.term, lang, t) : t('lawyers.example.asked')}
        </h2>
        <Conditions asked={asked} />
      </div>
      <div className={`${section.body} ${styles.result}`}>
        {counted ? (
          <div className={isLast ? styles.last : undefined}>
            {isLast && <p className={styles.note}>{t('lawyers.example.last')}</p>}
            <Steps steps={counted.result.steps} />
            <TermActions counted={counted} isLast={isLast} />
          </div>
        ) : (
          <DueDay asked={asked} />
        )}
        <p className="fine">{t('lawyers.example.verify')}</p>
      </div>
    </section>
  )
}

function Steps({ steps }: { steps: readonly Step[] }) {
  const { lang, t } = usePageContext()
  return (
    <ol>
      {steps.map((step) => (
        <li key={step.kind + ('day' in step ? step.day : step.from)} className={styles.step}>
          {step.kind === 'suspended' ? (
            <s className={`${styles.days} ${styles.suspended}`}>{stepDays(step, lang)}</s>
          ) : (
            <b className={styles.days}>{stepDays(step, lang)}</b>
          )}
          <span>{stepText(step, t)}</span>
          <small className={styles.rule}>{ruleText(step, t)}</small>
        </li>
      ))}
    </ol>
  )
}

function Conditions({ asked: { typed, fault, change } }: { asked: TypedTerm }) {
  const { t } = usePageContext()
  return (
    <div className={`${styles.conditions} scripted unprinted`}>
      <label className={fields.check}>
        <input
          className={fields.box}
          type="checkbox"
          checked={typed.suspension}
          onChange={({ target }) => change((now) => ({ ...now, suspension: target.checked }))}
        />
        {t('lawyers.example.suspension')}
      </label>
      {/* The first screen announces it. */}
      {fault && <p className={fields.pencil}>{faultWords(fault, typed.unit, t)}</p>}
    </div>
  )
}
