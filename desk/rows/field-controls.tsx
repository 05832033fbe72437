import { use } from 'react'
import { languages } from '#shared/locale.ts'
import controls from '../ui/controls.module.css'
import { useDesk, useWords } from '../ui/desk-context.ts'
import { type ControlProps, FormContext } from './form-context.ts'
import { writeNumber } from './form-model.ts'
import styles from './rows.module.css'

/** One of a list. */
export function Select({ path, schema, value, isNeeded, onChange, control }: ControlProps) {
  const t = useWords('rows')
  const { list, choices } = use(FormContext)
  return (
    <select
      {...control}
      aria-required={isNeeded}
      value={String(value ?? '')}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{t('choose')}</option>
      {choices(list, path, schema).map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}

export function Checkbox({ schema, value, onChange, control }: ControlProps) {
  const isNumber = schema.type !== 'boolean'
  return (
    <input
      type="checkbox"
      {...control}
      checked={value === 1 || value === true}
      onChange={({ target: { checked } }) => onChange(isNumber ? Number(checked) : checked)}
    />
  )
}

/** Several of a list: days. */
export function Checkboxes({ path, schema, value, onChange }: ControlProps) {
  const { list, choices } = use(FormContext)
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  return (
    <div className={styles.days}>
      {choices(list, path, schema).map(({ id, name }) => (
        <label key={id} className={controls.switch}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ target: { checked } }) =>
              onChange(checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
          {name}
        </label>
      ))}
    </div>
  )
}

const inputTypes: readonly [RegExp, string][] = [
  [/phone$/, 'tel'],
  [/(email|pec|recipient)$/, 'email'],
  [/(link|origin)$/, 'url'],
]

/**
 * A number is typed as text, and read when it is saved: a field of the type `number` takes 12,50 for 1250. What cannot be read
 * stays a text, which is never saved.
 */
export function Line({ path, shape, value, isNeeded, onChange, label, control }: ControlProps) {
  const { lang } = useDesk()
  const name = path.at(-1) ?? ''
  const type = inputTypes.find(([pattern]) => pattern.test(name))?.[1] ?? 'text'
  const Control = shape === 'lines' ? 'textarea' : 'input'
  return (
    <>
      <Control
        {...control}
        aria-required={isNeeded}
        lang={languages.find((one) => one === name)}
        {...(shape !== 'lines' && { type: shape === 'date' || shape === 'time' ? shape : type })}
        {...(shape === 'number' && { inputMode: 'decimal', autoComplete: 'off' })}
        value={writeNumber(value, lang)}
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
    </>
  )
}
