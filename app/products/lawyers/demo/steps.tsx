import { usePageContext } from '#app/platform/page-context.ts'
import type { Step } from '#app/products/lawyers/deadline.ts'
import styles from './steps.module.css'
import { ruleText, stepDays, stepText } from './term-words.ts'

export function Steps({ steps }: { steps: readonly Step[] }) {
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
