import { use } from 'react'
import { clientKinds } from '#content/clients.ts'
import { useDesk } from '../ui/desk-context.ts'
import { Field } from '../ui/parts.tsx'
import { ChoiceField } from './choice-field.tsx'
import { FormContext, useLabels, useRowWords } from './form-context.ts'
import { kindOf, type Row, type Schema, shapeOf } from './form-model.ts'
import { ListField } from './list-field.tsx'
import { PictureField } from './picture-field.tsx'
import styles from './rows.module.css'

export type FieldProps = {
  path: readonly string[]
  schema: Schema
  value: unknown
  isNeeded: boolean
  onChange: (value: unknown) => void
}

type FieldsProps = {
  path?: readonly string[]
  schema: Schema
  value: Row
  only?: readonly string[]
  onChange: (row: Row) => void
}

/** The fields of an object, in the schema's order. Ids are made from names and never asked. */
export function Fields({ path = [], schema, value, only, onChange }: FieldsProps) {
  const { properties = {}, required = [] } = schema
  const hasKinds = clientKinds.every((one) => one in properties)
  const isKind = (name: string) => hasKinds && clientKinds.some((one) => one === name)
  const names = Object.keys(properties).filter((name) => name !== 'id' && (!only || only.includes(name)))
  // What a demonstration is, the choice of its kind says already.
  const ofKind = names.filter((name) => isKind(name) && name === kindOf(value) && name !== 'demonstration')
  const field = (name: string) => (
    <FormField
      key={name}
      path={[...path, name]}
      schema={properties[name] ?? {}}
      value={value[name]}
      isNeeded={required.includes(name) || required.length === 0 || isKind(name)}
      onChange={(next) => onChange({ ...value, [name]: next })}
    />
  )
  return (
    <>
      {names.filter((name) => !isKind(name)).map(field)}
      {hasKinds && <ClientKind value={value} onChange={onChange} />}
      {ofKind.map(field)}
    </>
  )
}

/** Exactly one of these, or a draft. */
function ClientKind({ value, onChange }: { value: Row; onChange: (row: Row) => void }) {
  const t = useRowWords()
  const choose = (kind: string) => {
    const rest = Object.fromEntries(
      Object.entries(value).filter(([name]) => !clientKinds.some((one) => one === name)),
    )
    onChange(kind === '' ? rest : { ...rest, [kind]: kind === 'demonstration' ? true : {} })
  }
  return (
    <Field label={t('kind.label')} hint={t('kind.hint')}>
      <select value={kindOf(value)} onChange={({ target }) => choose(target.value)}>
        {(['', ...clientKinds] as const).map((kind) => (
          <option key={kind} value={kind}>
            {t(`kind.${kind || 'none'}`)}
          </option>
        ))}
      </select>
    </Field>
  )
}

export function FormField(props: FieldProps) {
  const { path, schema } = props
  const name = path.at(-1) ?? ''
  const shape = shapeOf(name, schema)
  if (shape === 'both') return <BothField {...props} />
  if (shape === 'object') {
    return (
      <Group {...props}>
        <Fields {...props} value={Object(props.value)} onChange={props.onChange} />
      </Group>
    )
  }
  if (shape === 'list') return <ListField {...props} />
  if (shape === 'many') return <DaysField {...props} />
  if (shape === 'picture') return <PictureField {...props} />
  if (shape === 'switch') return <SwitchField {...props} />
  if (shape === 'choice' || shape === 'country' || shape === 'opens' || shape === 'sector')
    return <ChoiceField {...props} shape={shape} />
  return <LineField {...props} shape={shape} />
}

/** Label, hint and fault of a field, and the attributes of its control. */
export function useField({ path, schema, isNeeded }: FieldProps) {
  const t = useRowWords()
  const { lang } = useDesk()
  const { faults } = use(FormContext)
  const labels = useLabels()
  const names = [path.join('.'), path.slice(-2).join('.'), path.at(-1) ?? '']
  const label = labels('label', ...names) ?? path.join(' ')
  const fault = faults[path.join('.')]
  const description = schema.description?.split(' · ')[lang === 'en' ? 1 : 0]
  return {
    label: isNeeded ? label : `${label} (${t('optional')})`,
    hint: labels('hint', ...names) ?? description,
    fault,
    control: { id: `field-${path.join('.')}`, 'aria-invalid': fault ? true : undefined },
  }
}

/** Several controls that belong together. */
export function Group({ children, ...props }: FieldProps & { children: React.ReactNode }) {
  const { label, hint, fault, control } = useField(props)
  return (
    <fieldset className={styles.group} id={control.id} tabIndex={-1} aria-invalid={control['aria-invalid']}>
      <legend>{label}</legend>
      {hint && <small>{hint}</small>}
      {fault && (
        <p className={styles.wrong} role="alert">
          {fault}
        </p>
      )}
      {children}
    </fieldset>
  )
}

const short = ['name', 'title', 'role', 'work', 'words']

function BothField(props: FieldProps) {
  const { path, value, onChange } = props
  const Control = short.includes(path.at(-1) ?? '') ? 'input' : 'textarea'
  return (
    <Group {...props} schema={{ ...props.schema, description: '' }}>
      <div className={styles.pair}>
        {(['it', 'en'] as const).map((lang) => (
          <OneLanguage key={lang} {...props} path={[...path, lang]} isNeeded>
            {(control) => (
              <Control
                {...control}
                lang={lang}
                value={String(Object(value)[lang] ?? '')}
                onChange={({ target }) => onChange({ ...Object(value), [lang]: target.value })}
              />
            )}
          </OneLanguage>
        ))}
      </div>
    </Group>
  )
}

type ControlProps = ReturnType<typeof useField>['control']

function OneLanguage({
  children,
  ...props
}: FieldProps & { children: (control: ControlProps) => React.ReactNode }) {
  const { label, fault, control } = useField({ ...props, schema: {} })
  return (
    <Field label={label} fault={fault}>
      {children(control)}
    </Field>
  )
}

function SwitchField(props: FieldProps) {
  const { schema, value, onChange } = props
  const { label, hint, control } = useField({ ...props, isNeeded: true })
  const isNumber = schema.type !== 'boolean'
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        {...control}
        checked={value === 1 || value === true}
        onChange={({ target: { checked } }) => onChange(isNumber ? Number(checked) : checked)}
      />
      <span>
        {label}
        {hint && <small>{hint}</small>}
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

function DaysField(props: FieldProps) {
  const { value, onChange } = props
  const { lang } = useDesk()
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  return (
    <Group {...props}>
      <div className={styles.days}>
        {Object.entries(dayNames(lang)).map(([day, name]) => (
          <label key={day} className={styles.switch}>
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

function LineField(props: FieldProps & { shape: string }) {
  const { path, schema, value, shape, onChange } = props
  const { label, hint, fault, control } = useField(props)
  const isNumber = shape === 'number'
  const type = inputTypes.find(([pattern]) => pattern.test(path.at(-1) ?? ''))?.[1] ?? 'text'
  return (
    <Field label={label} hint={hint} fault={fault}>
      <input
        {...control}
        type={['date', 'time', 'number'].includes(shape) ? shape : type}
        step={isNumber ? (schema.type === 'integer' ? 1 : 0.01) : undefined}
        min={schema.minimum}
        max={schema.maximum}
        value={String(value ?? '')}
        onChange={({ target }) =>
          onChange(isNumber && target.value !== '' ? Number(target.value) : target.value)
        }
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
