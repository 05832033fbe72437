import { type ComponentProps, type ReactNode, useId } from 'react'
import { PaperField } from '#app/components/paper-fields/paper-field.tsx'
import paper from '#app/components/paper-fields/paper-fields.module.css'
import styles from './form.module.css'

type FieldProps = ComponentProps<'input'> & {
  label: string
  fault?: string | undefined
}

export function Field({ fault = '', ...input }: FieldProps) {
  return (
    <div className={styles.field}>
      <PaperField autoComplete="off" {...input} id={useId()} fault={fault} />
    </div>
  )
}

type ChoiceProps = { label: string; name: string; children: ReactNode }

export function Choice({ label, name, children }: ChoiceProps) {
  return (
    <label className={styles.field}>
      <span className={paper.label}>{label}</span>
      <select className={`${paper.line} ${paper.choice}`} name={name}>
        {children}
      </select>
    </label>
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
