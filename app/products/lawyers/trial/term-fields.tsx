import { PaperField } from '#app/components/paper-fields/paper-field.tsx'
import fields from '#app/components/paper-fields/paper-fields.module.css'
import { useHere } from '#app/platform/here.ts'
import { type Fault, firstDay, lastDay, longestTerm, units } from '#app/products/lawyers/asked-term.ts'
import styles from './term-fields.module.css'
import { dueWords } from './term-words.ts'
import type { TypedTerm } from './use-term.ts'

const refusals = {
  day: 'lawyers.wrong.day',
  length: 'lawyers.wrong.length',
  'too-early': 'lawyers.wrong.too-early',
  'from-suspension': 'lawyers.wrong.from-suspension',
  'into-suspension': 'lawyers.wrong.into-suspension',
} as const

const unitWords = {
  days: 'lawyers.unit.days',
  months: 'lawyers.unit.months',
  years: 'lawyers.unit.years',
} as const

const boxes = [
  { name: 'suspension', label: 'lawyers.example.suspension' },
  { name: 'rome', label: 'lawyers.example.rome' },
] as const

/** What a sum needs; what is wrong has the cure beside it. */
export function TermFields({ asked }: { asked: TypedTerm }) {
  const { lang, t } = useHere()
  const { typed, counted, fault, isChanged, change, leave } = asked
  const field = (name: Fault['field']) => ({
    id: `term-${name}`,
    value: typed[name],
    fault: fault?.field === name && t(refusals[fault.refused], { most: longestTerm[typed.unit] }),
    onText: (text: string) => change({ [name]: text }, name),
    onLeave: leave,
  })
  return (
    <fieldset className={`${fields.trial} ${styles.fields}`} data-fair-row="#example [data-fair-due]">
      <legend className="visually-hidden">{t('lawyers.example.asked')}</legend>
      <PaperField
        {...field('from')}
        label={t('lawyers.example.since')}
        type="date"
        min={firstDay}
        max={lastDay}
      />
      <PaperField
        {...field('length')}
        label={t('lawyers.example.term')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        beside={<UnitChoice asked={asked} />}
      />
      {boxes.map(({ name, label }) => (
        <label key={name} className={`${fields.label} ${styles.check}`}>
          <input
            className={styles.box}
            type="checkbox"
            checked={typed[name]}
            onChange={(event) => change({ [name]: event.target.checked })}
          />
          {t(label)}
        </label>
      ))}
      <p className="visually-hidden" role="status">
        {isChanged && 'result' in counted
          ? t('lawyers.example.due', { due: dueWords(counted.result.due, lang) })
          : null}
      </p>
    </fieldset>
  )
}

function UnitChoice({ asked: { typed, change } }: { asked: TypedTerm }) {
  const { t } = useHere()
  return (
    <select
      className={`${fields.line} ${styles.unit}`}
      aria-label={t('lawyers.example.unit')}
      value={typed.unit}
      onChange={(event) => change({ unit: units.find((one) => one === event.target.value) ?? 'days' })}
    >
      {units.map((unit) => (
        <option key={unit} value={unit}>
          {t(unitWords[unit], { count: Number(typed.length) || 0 })}
        </option>
      ))}
    </select>
  )
}
