import fields from '#app/components/paper-fields/paper-fields.module.css'
import { useHere } from '#app/platform/here.ts'
import { type Fault, firstDay, lastDay, longestTerm } from '#app/products/lawyers/asked-term.ts'
import type { CalendarDay } from '#shared/calendar-day.ts'
import { dayWords } from '#shared/day-words.ts'
import styles from './term-fields.module.css'
import type { Typing } from './use-typing.ts'

type TermFieldsProps = { typing: Typing; due: CalendarDay }

/** The three things that a sum needs; what is wrong has the cure beside it. */
export function TermFields({ typing, due }: TermFieldsProps) {
  const { lang, t } = useHere()
  const { typed, fault, isChanged, change, leave } = typing
  const control = (field: Fault['field']) => ({
    id: `term-${field}`,
    'aria-invalid': fault?.field === field,
    'aria-describedby': fault?.field === field ? `term-${field}-fault` : undefined,
    onBlur: leave,
    onKeyDown: ({ key }: { key: string }) => {
      if (key === 'Enter') leave()
    },
  })
  return (
    <fieldset className={`${fields.fields} ${styles.fields}`}>
      <legend className="visually-hidden">{t('lawyers.example.asked')}</legend>
      <label htmlFor="term-from">{t('lawyers.example.since')}</label>
      <input
        {...control('from')}
        type="date"
        min={firstDay}
        max={lastDay}
        value={typed.from}
        onChange={(event) => change({ from: event.target.value }, 'from')}
      />
      <Note fault={fault} field="from" />
      <label htmlFor="term-days">{t('lawyers.example.term')}</label>
      <p className={styles.days}>
        <input
          {...control('days')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={typed.days}
          onChange={(event) => change({ days: event.target.value }, 'days')}
        />
        <label className={styles.unit} htmlFor="term-days">
          {t('lawyers.example.unit', { count: Number(typed.days) || 0 })}
        </label>
      </p>
      <Note fault={fault} field="days" />
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

const refusals = {
  day: 'lawyers.wrong.day',
  length: 'lawyers.wrong.length',
  'too-early': 'lawyers.wrong.too-early',
  'into-suspension': 'lawyers.wrong.into-suspension',
} as const

function Note({ fault, field }: { fault: Fault | undefined; field: Fault['field'] }) {
  const { t } = useHere()
  return (
    <p className={fields.fault} id={`term-${field}-fault`} role="alert">
      {fault?.field === field ? t(refusals[fault.refused], { most: longestTerm }) : null}
    </p>
  )
}
