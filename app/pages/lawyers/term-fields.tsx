import { useState } from 'react'
import fields from '#app/components/paper-fields/paper-fields.module.css'
import {
  count,
  type Fault,
  firstDay,
  lastDay,
  longestTerm,
  queryOf,
  type Typed,
} from '#app/demos/lawyers/asked-term.ts'
import { changeQuery } from '#app/hooks/use-query.ts'
import { useHere } from '#app/place.ts'
import type { CalendarDay } from '#shared/calendar-day.ts'
import { dayWords } from '#shared/day-words.ts'
import styles from './term-fields.module.css'

type TermFieldsProps = { asked: Typed; search: string; due: CalendarDay }

/**
 * The three things that a sum needs. What can be counted goes into the address, from which the whole page reads it; what
 * cannot stays in its field, with the cure beside it, and the last good result stays.
 */
export function TermFields({ asked, search, due }: TermFieldsProps) {
  const { lang, t } = useHere()
  const [wrong, setWrong] = useState<{ typed: Typed; search: string }>()
  const [writing, setWriting] = useState<keyof Typed>()
  const [isChanged, setChanged] = useState(false)
  // Another address, by a link or by Back, is another sum.
  const typed = wrong?.search === search ? wrong.typed : asked
  const counted = count(typed)
  const fault = 'refused' in counted && !isUnfinished(typed, counted, writing) ? counted : undefined

  const change = (changes: Partial<Typed>) => {
    const next = { ...typed, ...changes }
    const result = count(next)
    setChanged(true)
    setWrong('refused' in result ? { typed: next, search } : undefined)
    if ('term' in result) changeQuery(queryOf(result.term), 'replace')
  }
  const control = (field: Fault['field']) => ({
    id: `term-${field}`,
    'aria-invalid': fault?.field === field,
    'aria-describedby': fault?.field === field ? `term-${field}-fault` : undefined,
    onBlur: () => setWriting(undefined),
    onKeyDown: ({ key }: { key: string }) => {
      if (key === 'Enter') setWriting(undefined)
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
        onChange={(event) => {
          setWriting('from')
          change({ from: event.target.value })
        }}
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
          onChange={(event) => {
            setWriting('days')
            change({ days: event.target.value })
          }}
        />
        <label htmlFor="term-days">{t('lawyers.example.unit', { count: Number(typed.days) || 0 })}</label>
      </p>
      <Note fault={fault} field="days" />
      <label className={styles.check}>
        <input
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

/** A field that is empty, or whose year has fewer than four figures, while somebody writes in it. */
function isUnfinished({ from, days }: Typed, { field }: Fault, writing: keyof Typed | undefined): boolean {
  if (field !== writing) return false
  return field === 'days' ? days.trim() === '' : from < '1000'
}

function Note({ fault, field }: { fault: Fault | undefined; field: Fault['field'] }) {
  const { t } = useHere()
  return (
    <p className={fields.fault} id={`term-${field}-fault`} role="alert">
      {fault?.field === field ? t(`lawyers.wrong.${fault.refused}`, { most: longestTerm }) : null}
    </p>
  )
}
