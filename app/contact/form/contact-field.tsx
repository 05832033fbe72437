import type { ReactNode } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import fields from '#app/components/paper-fields/paper-fields.module.css'
import { usePageContext } from '#app/platform/page-context.ts'
import { type ContactField, isLetter, type TypedRow } from '#shared/contact-fields.ts'
import styles from './contact-field.module.css'

type ControlProps = {
  id: string
  className: string
  name: ContactField
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

type FieldProps = {
  name: ContactField
  label: string
  optional?: boolean
  fault: string | undefined
  className?: string | undefined
  children: (control: ControlProps) => ReactNode
}

export function Field({ name, label, optional = false, fault, className = '', children }: FieldProps) {
  const { t } = usePageContext()
  const id = controlId(name)
  return (
    <div className={`${styles.field} ${className}`} data-fault={fault ? '' : undefined}>
      <label className={fields.label} htmlFor={id}>
        {label}
        {optional ? <small className={styles.optional}> {t('contact.optional')}</small> : null}
      </label>
      {children({
        id,
        className: `${fields.line} ${styles.control}`,
        name,
        'aria-invalid': fault !== undefined,
        'aria-describedby': fault ? faultId(name) : undefined,
      })}
      <Fault id={faultId(name)} text={fault} />
    </div>
  )
}

export function Fault({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null
  return (
    <p className={`${fields.pencil} ${styles.fault}`} id={id}>
      <Icon name="corner-down-right" size={18} />
      <span>{text}</span>
    </p>
  )
}

export function controlId(name: ContactField): string {
  return `contact-${name}`
}

export function faultId(name: ContactField): string {
  return `fault-${name}`
}

type TypedFieldProps = {
  row: TypedRow
  value: string | undefined
  fault: string | undefined
  isShort?: boolean
}

export function TypedField({ row, value, fault, isShort }: TypedFieldProps) {
  const { t } = usePageContext()
  const isRequired = row.faults.empty !== undefined
  const shared = { required: isRequired, defaultValue: value, ...row.control }
  return (
    <Field
      name={row.name}
      label={t(row.words.form)}
      optional={!isRequired}
      fault={fault}
      className={isLetter(row) ? styles.letter : undefined}
    >
      {(control) =>
        isLetter(row) ? (
          <textarea {...control} rows={isShort ? 3 : 8} data-short={isShort || undefined} {...shared} />
        ) : (
          <input {...control} {...shared} />
        )
      }
    </Field>
  )
}
