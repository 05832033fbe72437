import { useState } from 'react'
import { languages } from '#shared/locale.ts'
import controls from '../ui/controls.module.css'
import { Field } from '../ui/controls.tsx'
import { useDesk, useWords } from '../ui/desk-context.ts'
import { type FieldProps, Group, useField } from './field-group.tsx'
import { readNumber, writeNumber } from './form-model.ts'
import styles from './rows.module.css'

const short = ['name', 'title', 'role', 'work']

export function BothField(props: FieldProps) {
  const { path, value, isNeeded, onChange } = props
  const t = useWords('rows')
  return (
    <Group {...props} schema={{ ...props.schema, description: '' }}>
      <small>{t(isNeeded ? 'both.needed' : 'both.optional')}</small>
      <div className={styles.pair}>
        {languages.map((lang) => (
          <LineField
            key={lang}
            path={[...path, lang]}
            schema={{}}
            shape={short.includes(path.at(-1) ?? '') ? 'line' : 'lines'}
            value={Object(value)[lang]}
            isNeeded={isNeeded || undefined}
            onChange={(text) => onChange({ ...Object(value), [lang]: text })}
          />
        ))}
      </div>
    </Group>
  )
}

export function SwitchField(props: FieldProps) {
  const { schema, value, onChange } = props
  const { label, hint, fault, control } = useField({ ...props, isNeeded: true })
  const isNumber = schema.type !== 'boolean'
  return (
    <label className={controls.switch}>
      <input
        type="checkbox"
        {...control}
        checked={value === 1 || value === true}
        onChange={({ target: { checked } }) => onChange(isNumber ? Number(checked) : checked)}
      />
      <span>
        {label}
        {hint && <small>{hint}</small>}
        {fault && (
          <small className={controls.wrong} role="alert">
            {fault}
          </small>
        )}
      </span>
    </label>
  )
}

/** 5 January 1970 was a Monday. */
export function dayNames(lang: string): Readonly<Record<string, string>> {
  const named = new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' })
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  return Object.fromEntries(days.map((day, index) => [day, named.format(Date.UTC(1970, 0, 5 + index))]))
}

export function DaysField(props: FieldProps) {
  const { value, onChange } = props
  const { lang } = useDesk()
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  return (
    <Group {...props}>
      <div className={styles.days}>
        {Object.entries(dayNames(lang)).map(([day, name]) => (
          <label key={day} className={controls.switch}>
            <input
              type="checkbox"
              checked={chosen.includes(day)}
              onChange={({ target: { checked } }) =>
                onChange(checked ? [...chosen, day] : chosen.filter((one) => one !== day))
              }
            />
            {name}
          </label>
        ))}
      </div>
    </Group>
  )
}

const inputTypes: readonly [RegExp, string][] = [
  [/phone$/, 'tel'],
  [/(email|pec|recipient)$/, 'email'],
  [/(link|origin)$/, 'url'],
]

export function LineField(props: FieldProps & { shape: string }) {
  const { path, value, shape, isNeeded, onChange } = props
  const { label, hint, fault, control } = useField(props)
  const type = inputTypes.find(([pattern]) => pattern.test(path.at(-1) ?? ''))?.[1] ?? 'text'
  const Control = shape === 'lines' ? 'textarea' : 'input'
  return (
    <Field label={label} hint={hint} fault={fault}>
      <Control
        {...control}
        aria-required={isNeeded}
        lang={languages.find((one) => one === path.at(-1))}
        {...(shape !== 'lines' && { type: ['date', 'time'].includes(shape) ? shape : type })}
        value={String(value ?? '')}
        onChange={({ target }) => onChange(target.value)}
      />
      {shape === 'colour' && (
        <input
          type="color"
          aria-label={label}
          className={styles.colour}
          value={/^#[\da-f]{6}$/i.test(String(value)) ? String(value) : '#0a3fa8'}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

/** A text field: one of the type `number` takes 12,50 for 1250. What it cannot read stays a text, which is never saved. */
export function NumberField(props: FieldProps) {
  const { value, isNeeded, onChange } = props
  const t = useWords('rows')
  const { lang } = useDesk()
  const { label, hint, fault, control } = useField(props)
  const [typed, setTyped] = useState('')
  const isUnclear = typeof value === 'string' && value !== ''
  return (
    <Field label={label} hint={hint} fault={isUnclear ? t('number.unclear') : fault}>
      <input
        {...control}
        aria-invalid={isUnclear || control['aria-invalid']}
        aria-required={isNeeded}
        inputMode="decimal"
        autoComplete="off"
        value={value !== undefined && readNumber(typed) === value ? typed : writeNumber(value, lang)}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(readNumber(target.value) ?? target.value)
        }}
      />
    </Field>
  )
}
