import type { Step } from '#app/demos/lawyers/deadline.ts'
import { useHere } from '#app/place.ts'
import { daysWords } from '#shared/day-words.ts'
import type { Language } from '#shared/locale.ts'
import type { Translate } from '#shared/messages.ts'
import styles from './steps.module.css'

/** The count as a list: the days, what happens to them, the rule that says so. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  const { lang, t } = useHere()
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={stepDays(step, lang) + step.kind}>
          {step.kind === 'suspended' ? <s>{stepDays(step, lang)}</s> : <b>{stepDays(step, lang)}</b>}
          <span>{stepText(step, t)}</span>
          <small>{t(`lawyers.rule.${stepRule(step)}`)}</small>
        </li>
      ))}
    </ol>
  )
}

function stepDays(step: Step, lang: Language): string {
  return 'day' in step ? daysWords(step.day, step.day, lang) : daysWords(step.from, step.to, lang)
}

/** Moved days follow the rule of what moves them: a Saturday has its own, Sundays and named holidays share one. */
function stepRule(step: Step) {
  if (step.kind !== 'moved') return step.kind
  return step.because === 'saturday' ? 'saturday' : 'holiday'
}

function stepText(step: Step, t: Translate): string {
  if (step.kind !== 'counted') return t(`lawyers.step.${stepRule(step)}`)
  const days = t('lawyers.step.counted', { count: step.days })
  const before = step.total - step.days
  return before ? `${days}, ${before} + ${step.days} = ${step.total}` : days
}
