import { type ComponentType, type MouseEvent, use } from 'react'
import { flushSync } from 'react-dom'
import { clientKinds } from '#content/clients.ts'
import ownerEnglish from '#scripts/owner/en.json'
import ownerItalian from '#scripts/owner/it.json'
import type { Dictionary } from '#shared/messages.ts'
import controls from '../ui/controls.module.css'
import { Button, Field } from '../ui/controls.tsx'
import { useDesk, useWords } from '../ui/desk-context.ts'
import { Checkbox, Checkboxes, Line, Select } from './field-controls.tsx'
import { type ControlProps, type FieldProps, FormContext } from './form-context.ts'
import { kindOf, type Row, readNumber, type Schema, type Shape, same, shapeOf } from './form-model.ts'
import { keysFor, useNames } from './form-words.ts'
import { PictureField } from './picture-field.tsx'
import { reveal } from './reveal.ts'
import styles from './rows.module.css'

type FieldsProps = {
  path?: readonly string[]
  schema: Schema
  value: Row
  isNeeded?: boolean | undefined
  only?: readonly string[]
  onChange: (row: Row) => void
}

/** Ids are made from names; what opens beside a made-up client is written by hand. */
const isUnasked = (name: string, { type, deprecated }: Schema = {}) =>
  deprecated || name === 'id' || (name === 'opens' && type === 'object')

/** The fields of an object, those of `only` in its order. */
export function Fields({ path = [], schema, value, isNeeded, only, onChange }: FieldsProps) {
  const { properties = {}, required = [] } = schema
  const isKind = (name: string) => 'demonstration' in properties && clientKinds.some((kind) => kind === name)
  const need = (name: string) => {
    if (required.length === 0) return undefined
    if (!required.includes(name) && !isKind(name)) return false
    return isNeeded === false ? undefined : true
  }
  // Removed, an optional portrait takes its permission along.
  const isWholeGone = (name: string, next: unknown) =>
    isNeeded === false && next === '' && shapeOf([...path, name], properties[name] ?? {}) === 'picture'
  return (only ?? Object.keys(properties)).map((name) => {
    if (name === 'demonstration') return <ClientKind key={name} value={value} onChange={onChange} />
    if (isUnasked(name, properties[name]) || (isKind(name) && name !== kindOf(value))) return null
    return (
      <FormField
        key={name}
        path={[...path, name]}
        schema={properties[name] ?? {}}
        value={value[name]}
        isNeeded={need(name)}
        onChange={(next) => onChange(isWholeGone(name, next) ? {} : { ...value, [name]: next })}
      />
    )
  })
}

/** Exactly one of these, or a draft. A demonstration has no details beyond its kind. */
function ClientKind({ value, onChange }: { value: Row; onChange: (row: Row) => void }) {
  const t = useWords('rows')
  const choose = (kind: string) => {
    const none = Object.fromEntries(clientKinds.map((one) => [one, undefined]))
    onChange({ ...value, ...none, ...(kind && { [kind]: kind === 'demonstration' ? true : {} }) })
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

/** Several controls, which stand below a legend. */
const groups: Readonly<Record<string, ComponentType<ControlProps>>> = {
  both: (props) => (
    <div className={styles.pair}>
      <Fields {...props} value={Object(props.value)} />
    </div>
  ),
  list: Items,
  many: Checkboxes,
  object: (props) => <Fields {...props} value={Object(props.value)} />,
  picture: PictureField,
}

/** Any value of a schema, with label, hint and fault. */
function FormField(props: FieldProps) {
  const shape = shapeOf(props.path, props.schema)
  const { label, hint, fault, control } = useField(props, shape)
  const inside: ControlProps = { ...props, shape, label, control }
  const Group = groups[shape]
  if (Group) {
    return (
      <fieldset className={`${controls.stack} ${styles.group}`} tabIndex={-1} {...control}>
        <legend>{label}</legend>
        {hint && <small>{hint}</small>}
        {fault && (
          <p className={controls.wrong} role="alert">
            {fault}
          </p>
        )}
        <Group {...inside} />
      </fieldset>
    )
  }
  const isChosen = ['choice', 'country'].includes(shape)
  const Control = shape === 'switch' ? Checkbox : isChosen ? Select : Line
  return (
    <Field label={label} hint={hint} fault={fault} isBeside={shape === 'switch'}>
      <Control {...inside} />
    </Field>
  )
}

/** Fields whose description in the schema is for those who edit the files by hand. */
const undescribed =
  'enable kind name place text by author offering time date opens closes days vat file monthly yearly once it en'

function useField({ path, schema, value, isNeeded }: FieldProps, shape: Shape) {
  const t = useWords('rows')
  const { lang } = useDesk()
  const { faults, list } = use(FormContext)
  const named = useNames()
  const place = path.join('.')
  const label = named(...keysFor('label', list, path)) ?? path.join(' ')
  const isDescribed = shape !== 'both' && !undescribed.split(' ').includes(path.at(-1) ?? '')
  const description = isDescribed ? schema.description?.split(' · ')[lang === 'en' ? 1 : 0] : undefined
  const law: Dictionary = lang === 'en' ? ownerEnglish : ownerItalian
  const hint = named(...keysFor('hint', list, path)) ?? law[`doctor.${place}`] ?? description
  const both = t(isNeeded ? 'both.needed' : 'both.optional')
  const isUnclear = shape === 'number' && typeof value === 'string' && readNumber(value || '0') === undefined
  const refused = faults[place]
  const refusal = refused && same(refused.value, value) ? refused.text : undefined
  const fault = isUnclear ? t('number.unclear') : refusal
  return {
    label: isNeeded === false && shape !== 'switch' ? `${label} (${t('optional')})` : label,
    hint: shape === 'both' ? [hint, both].filter(Boolean).join(' ') : hint,
    fault,
    control: { id: `field-${place}`, 'aria-invalid': fault ? true : undefined } as const,
  }
}

/** Things of one kind inside a row: a client's pictures. */
function Items({ path, schema, value, onChange }: ControlProps) {
  const t = useWords('rows')
  const items: readonly Row[] = Array.isArray(value) ? value : []
  const remove = (index: number, { currentTarget }: MouseEvent) => {
    // The pressed button may go too.
    currentTarget.closest('fieldset')?.focus()
    onChange(items.toSpliced(index, 1))
  }
  const move = (word: 'up' | 'down', from: number, to: number) => (
    <Button
      aria-disabled={to < 0 || to === items.length}
      onClick={() => items[to] && onChange(items.toSpliced(from, 1).toSpliced(to, 0, items[from] ?? {}))}
    >
      {t(word)}
    </Button>
  )
  return (
    <>
      {items.map((item, index) => (
        <section
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture without a file has nothing else.
          key={index}
          className={`${controls.stack} ${styles.item}`}
          tabIndex={-1}
          aria-label={t('item', { count: index + 1 })}
        >
          <Fields
            path={[...path, String(index)]}
            schema={schema.items ?? {}}
            value={item}
            onChange={(next) => onChange(items.with(index, next))}
          />
          <div className={controls.buttons}>
            {move('up', index, index - 1)}
            {move('down', index, index + 1)}
            <Button kind="danger" onClick={(event) => remove(index, event)}>
              {t('item.remove')}
            </Button>
          </div>
        </section>
      ))}
      <Button
        onClick={({ currentTarget }) => {
          flushSync(() => onChange([...items, {}]))
          reveal(currentTarget.previousElementSibling)
        }}
      >
        {t('item.add')}
      </Button>
    </>
  )
}
