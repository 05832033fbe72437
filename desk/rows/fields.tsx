import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { clientKinds } from '#content/clients.ts'
import controls from '../ui/controls.module.css'
import { Button, Field } from '../ui/controls.tsx'
import { useWords } from '../ui/desk-context.ts'
import { ChoiceField } from './choice-field.tsx'
import { type FieldProps, Group } from './field-group.tsx'
import { kindOf, type Row, type Schema, shapeOf } from './form-model.ts'
import { PictureField } from './picture-field.tsx'
import { reveal } from './reveal.ts'
import styles from './rows.module.css'
import { BothField, DaysField, LineField, NumberField, SwitchField } from './value-fields.tsx'

type FieldsProps = {
  path?: readonly string[]
  schema: Schema
  value: Row
  only?: readonly string[]
  onChange: (row: Row) => void
}

/** The fields of an object, those of `only` in its order. Ids are made from names and never asked. */
export function Fields({ path = [], schema, value, only, onChange }: FieldsProps) {
  const { properties = {}, required = [] } = schema
  const hasKinds = clientKinds.every((one) => one in properties)
  const isKind = (name: string) => hasKinds && clientKinds.some((one) => one === name)
  const names = (only ?? Object.keys(properties)).filter((name) => name !== 'id')
  // A demonstration has no details beyond its kind.
  const ofKind = names.filter((name) => isKind(name) && name === kindOf(value) && name !== 'demonstration')
  const field = (name: string) => (
    <FormField
      key={name}
      path={[...path, name]}
      schema={properties[name] ?? {}}
      value={value[name]}
      isNeeded={required.length === 0 ? undefined : required.includes(name) || isKind(name)}
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
  const t = useWords('rows')
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
  if (shape === 'number') return <NumberField {...props} />
  return <LineField {...props} shape={shape} />
}

/** The item at `index` and the next one change places. */
const swapped = (items: readonly Row[], index: number) =>
  items.toSpliced(index, 2, ...items.slice(index, index + 2).reverse())

/** Things of one kind inside a row: a client's pictures. */
function ListField(props: FieldProps) {
  const { path, schema, value, onChange } = props
  const t = useWords('rows')
  const items: readonly Row[] = Array.isArray(value) ? value : []
  // Where the pressed button goes too, the list gets the focus.
  const place =
    (next: readonly Row[]) =>
    ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      const list = currentTarget.closest('fieldset')
      flushSync(() => onChange(next))
      if (!currentTarget.isConnected) list?.focus()
    }
  return (
    <Group {...props}>
      {items.map((item, index) => (
        <section
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture without a file has nothing else.
          key={index}
          className={styles.item}
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
            {index > 0 && <Button onClick={place(swapped(items, index - 1))}>{t('up')}</Button>}
            {index < items.length - 1 && <Button onClick={place(swapped(items, index))}>{t('down')}</Button>}
            <Button kind="danger" onClick={place(items.toSpliced(index, 1))}>
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
    </Group>
  )
}
