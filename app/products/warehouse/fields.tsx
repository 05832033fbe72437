import { type ComponentProps, useId } from 'react'
import paper from '#app/components/paper-fields/paper-fields.module.css'
import styles from './form.module.css'

type FieldProps = ComponentProps<'input'> & { label: string; fault?: string | undefined }

export function Field({ label, fault, ...input }: FieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={paper.label} htmlFor={id}>
        {label}
      </label>
      <input
        className={paper.line}
        id={id}
        autoComplete="off"
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}fault`}
        {...input}
      />
      <span className={paper.pencil} id={`${id}fault`} role="alert">
        {fault}
      </span>
    </div>
  )
}

export type FormStatusText = { text: string; isFault: boolean }

export function FormStatus({ of }: { of: FormStatusText | undefined }) {
  return (
    <p className={`${styles.said} ${styles.wide}`} role="status" data-fault={of?.isFault || undefined}>
      {of?.text}
    </p>
  )
}

export function written(form: FormData, name: string): string {
  return String(form.get(name) ?? '').trim()
}
