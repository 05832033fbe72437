import { type ReactNode, use } from 'react'
import ownerEnglish from '#scripts/owner/en.json'
import ownerItalian from '#scripts/owner/it.json'
import type { Dictionary } from '#shared/messages.ts'
import controls from '../ui/controls.module.css'
import { useDesk, useWords } from '../ui/desk-context.ts'
import { FormContext, keysOf, namesOf, useNames } from './form-context.ts'
import { type Schema, same } from './form-model.ts'
import styles from './rows.module.css'

export type FieldProps = {
  path: readonly string[]
  schema: Schema
  value: unknown
  /** Undefined where none of the form is: that goes without saying. */
  isNeeded: boolean | undefined
  onChange: (value: unknown) => void
}

/** Fields whose description in the schema is for those who edit the files by hand. */
const undescribed =
  'enable kind name sector place text by author offering time date opens closes days vat file monthly yearly once'

/** Label, hint and fault of a field, and the attributes of its control. */
export function useField({ path, schema, value, isNeeded }: FieldProps) {
  const t = useWords('rows')
  const { lang } = useDesk()
  const { faults, list } = use(FormContext)
  const named = useNames()
  const names = namesOf(path)
  const label = named(...keysOf('label', list, ...names)) ?? path.join(' ')
  const refused = faults[path.join('.')]
  const fault = refused && same(refused.value, value) ? refused.text : undefined
  const isDescribed = !undescribed.split(' ').includes(path.at(-1) ?? '')
  const description = isDescribed ? schema.description?.split(' · ')[lang === 'en' ? 1 : 0] : undefined
  const law: Dictionary = lang === 'en' ? ownerEnglish : ownerItalian
  return {
    label: isNeeded === false ? `${label} (${t('optional')})` : label,
    hint: named(...keysOf('hint', list, ...names)) ?? law[`doctor.${path.join('.')}`] ?? description,
    fault,
    control: {
      id: `field-${path.join('.')}`,
      'aria-invalid': fault ? true : undefined,
    },
  }
}

/** Several controls that belong together. */
export function Group({ children, ...props }: FieldProps & { children: ReactNode }) {
  const { label, hint, fault, control } = useField(props)
  return (
    <fieldset className={styles.group} id={control.id} tabIndex={-1} aria-invalid={control['aria-invalid']}>
      <legend>{label}</legend>
      {hint && <small>{hint}</small>}
      {fault && (
        <p className={controls.wrong} role="alert">
          {fault}
        </p>
      )}
      {children}
    </fieldset>
  )
}
