import { type ComponentProps, useId, useState } from 'react'
import { PaperField } from '#app/components/paper-fields/paper-field.tsx'
import paper from '#app/components/paper-fields/paper-fields.module.css'
import { usePageContext } from '#app/platform/page-context.ts'
import product from '#app/products/product-page/product.module.css'
import styles from './block-form.module.css'
import { type Fault, mostRows } from './shortcode.ts'

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
        <label className={`${product.key} ${styles.choice}`} key={id}>
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
  /** Shown until something is typed, and again once a valid text is left. */
  text: string
  read: (text: string) => Value | Fault
  onValue: (value: Value) => void
  onLeave: () => void
}

/** Valid text is taken at once; invalid text stays in the field with its fault. */
export function WrittenField<Value extends string | number>(props: WrittenFieldProps<Value>) {
  const { text, read, onValue, onLeave, ...input } = props
  const { t } = usePageContext()
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const answer = typed === undefined ? text : read(typed)
  const fault = isFault(answer) && t(`plugins.fault.${answer.fault}`, { most: mostRows })
  return (
    <div className={styles.field}>
      <PaperField
        autoComplete="off"
        {...input}
        id={id}
        value={typed ?? text}
        fault={fault}
        onText={(next) => {
          setTyped(next)
          const value = read(next)
          if (!isFault(value)) onValue(value)
        }}
        onLeave={() => {
          if (fault || typed === undefined) return
          setTyped(undefined)
          onLeave()
        }}
      />
    </div>
  )
}

function isFault(answer: string | number | Fault): answer is Fault {
  return typeof answer === 'object'
}
