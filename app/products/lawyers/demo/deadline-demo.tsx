import fields from '#app/components/paper-fields/paper-fields.module.css'
import { usePageContext } from '#app/platform/page-context.ts'
import type { Counted } from '#app/products/lawyers/asked-term.ts'
import type { Step } from '#app/products/lawyers/deadline.ts'
import section from '#app/products/product-page/section.module.css'
import { dayWords } from '#shared/day-words.ts'
import styles from './deadline-demo.module.css'
import { DueDay } from './due-day.tsx'
import { TermActions } from './term-actions.tsx'
import { faultWords, lengthWords, ruleText, stepDays, stepText, termWords } from './term-words.ts'
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
        {counted && <Asked term={counted.term} />}
        <Conditions asked={asked} />
      </div>
      <div className={`${section.body} ${styles.result}`}>
        {counted ? (
          <div className={isLast ? styles.last : undefined}>
            <div className={styles.day}>
              <DueDay asked={asked} />
            </div>
            {isLast && <p className={styles.note}>{t('lawyers.example.last')}</p>}
            <Steps steps={counted.result.steps} />
            <TermActions counted={counted} isLast={isLast} />
          </div>
        ) : (
          <DueDay asked={asked} />
        )}
        {counted && isLast && <p className={styles.paper}>{t('lawyers.example.nothing')}</p>}
        <p className="fine">{t('lawyers.example.verify')}</p>
      </div>
    </section>
  )
}

function Asked({ term }: { term: Counted['term'] }) {
  const { lang, t } = usePageContext()
  const rows = [
    [term.back ? 'lawyers.example.hearing' : 'lawyers.example.since', dayWords(term.from, lang, 'full')],
    ['lawyers.example.preset', term.preset ? t(`lawyers.preset.${term.preset}`) : ''],
    ['lawyers.example.term', lengthWords(term, t)],
    ['lawyers.example.suspension', t(term.suspension ? 'lawyers.example.yes' : 'lawyers.example.no')],
    ['lawyers.example.rome', term.rome ? t('lawyers.example.yes') : ''],
  ] as const
  return (
    <dl className={styles.asked}>
      {rows
        .filter(([, value]) => value)
        .map(([key, value]) => (
          <div key={key} className={styles.row}>
            <dt className={styles.what}>{t(key)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
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

const boxes = [
  { name: 'free', label: 'lawyers.example.free' },
  { name: 'suspension', label: 'lawyers.example.suspension' },
  { name: 'rome', label: 'lawyers.example.rome' },
] as const

function Conditions({ asked: { typed, fault, change } }: { asked: TypedTerm }) {
  const { t } = usePageContext()
  return (
    <fieldset className={`${styles.conditions} scripted unprinted`}>
      <legend className="visually-hidden">{t('lawyers.example.asked')}</legend>
      {boxes
        .filter(({ name }) => typed.back || name !== 'free')
        .map(({ name, label }) => (
          <label key={name} className={fields.check}>
            <input
              className={fields.box}
              type="checkbox"
              checked={typed[name]}
              onChange={(event) =>
                change({ [name]: event.target.checked, ...(name === 'free' && { preset: undefined }) })
              }
            />
            {t(label)}
          </label>
        ))}
      {/* The first screen announces it. */}
      {fault && <p className={fields.pencil}>{faultWords(fault, typed.unit, t)}</p>}
    </fieldset>
  )
}
