import { type ComponentProps, useId, useState } from 'react'
import paper from '#app/components/paper-fields/paper-fields.module.css'
import { usePageContext } from '#app/platform/page-context.ts'
import styles from './block-form.module.css'
import { faultText } from './fault-text.ts'
import type { Fault } from './shortcode.ts'

type ChoicesProps<Id extends string> = {
  name: string
  label: string
  chosen: Id
  choices: readonly { id: Id; name: string }[]
  onChoose: (id: Id) => void
}

export function Choices<Id extends string>({ name, label, chosen, choices, onChoose }: ChoicesProps<Id>) {
  const group = useId()
  return (
    <fieldset className={`${styles.choices} ${styles.wide}`}>
      <legend className={paper.label}>{label}</legend>
      {choices.map(({ id, name: words }) => (
        <label className={styles.choice} key={id}>
          <input
            type="radio"
            name={`${group}${name}`}
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          {words}
        </label>
      ))}
    </fieldset>
  )
}

type WrittenFieldProps<Value> = Omit<ComponentProps<'input'>, 'value'> & {
  label: string
  value: Value
  read: (text: string) => Value | Fault
  onValue: (value: Value) => void
  onLeave: () => void
}

/** Valid text is taken at once; invalid text stays in the field with its fault. */
export function WrittenField<Value extends string | number>(props: WrittenFieldProps<Value>) {
  const { label, value, read, onValue, onLeave, ...input } = props
  const { t } = usePageContext()
  const field = useId()
  const note = useId()
  const [typed, setTyped] = useState<string>()
  const answer = typed === undefined ? value : read(typed)
  const fault = typeof answer === 'object' ? answer : null
  return (
    <div className={styles.field}>
      <label className={paper.label} htmlFor={field}>
        {label}
      </label>
      <input
        id={field}
        className={paper.line}
        type="text"
        autoComplete="off"
        aria-invalid={fault !== null}
        aria-describedby={note}
        value={typed ?? String(value)}
        onChange={({ currentTarget: { value: text } }) => {
          setTyped(text)
          const next = read(text)
          if (typeof next !== 'object') onValue(next)
        }}
        onBlur={() => {
          if (fault) return
          setTyped(undefined)
          onLeave()
        }}
        {...input}
      />
      <p className={`${paper.pencil} ${paper.fault}`} id={note} role="status">
        {fault && faultText(fault, t)}
      </p>
    </div>
  )
}
