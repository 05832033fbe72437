import { PaperField } from '#app/components/paper-fields/paper-field.tsx'
import fields from '#app/components/paper-fields/paper-fields.module.css'
import { useHere } from '#app/platform/here.ts'
import { type Fault, firstDay, lastDay, longestTerm } from '#app/products/lawyers/asked-term.ts'
import type { CalendarDay } from '#shared/calendar-day.ts'
import { dayWords } from '#shared/day-words.ts'
import styles from './term-fields.module.css'
import type { TypedTerm } from './use-term.ts'

const refusals = {
  day: 'lawyers.wrong.day',
  length: 'lawyers.wrong.length',
  'too-early': 'lawyers.wrong.too-early',
  'into-suspension': 'lawyers.wrong.into-suspension',
} as const

type TermFieldsProps = { asked: TypedTerm; due: CalendarDay }

/** The three things that a sum needs; what is wrong has the cure beside it. */
export function TermFields({ asked, due }: TermFieldsProps) {
  const { lang, t } = useHere()
  const { typed, fault, isChanged, change, leave } = asked
  const field = (name: Fault['field']) => ({
    id: `term-${name}`,
    value: typed[name],
    fault: fault?.field === name && t(refusals[fault.refused], { most: longestTerm }),
    onText: (text: string) => change({ [name]: text }, name),
    onLeave: leave,
  })
  return (
    <fieldset className={`${fields.fields} ${styles.fields}`}>
      <legend className="visually-hidden">{t('lawyers.example.asked')}</legend>
      <PaperField
        {...field('from')}
        label={t('lawyers.example.since')}
        type="date"
        min={firstDay}
        max={lastDay}
      />
      <PaperField
        {...field('days')}
        label={t('lawyers.example.term')}
        unit={t('lawyers.example.unit', { count: Number(typed.days) || 0 })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
      />
      <label className={styles.check}>
        <input
          className={styles.box}
          type="checkbox"
          checked={typed.suspension}
          onChange={(event) => change({ suspension: event.target.checked })}
        />
        {t('lawyers.example.suspension')}
      </label>
      <p className="visually-hidden" role="status">
        {isChanged && !fault
          ? t('lawyers.example.due', {
              due: `${dayWords(due, lang, 'weekday')} ${dayWords(due, lang, 'full')}`,
            })
          : null}
      </p>
    </fieldset>
  )
}
