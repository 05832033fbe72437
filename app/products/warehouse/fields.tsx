import type { ComponentProps } from 'react'
import paper from '#app/components/paper-fields/paper-fields.module.css'
import styles from './form.module.css'

type FieldProps = ComponentProps<'input'> & { label: string }

/** A label and a line to write on. */
export function Field({ label, ...input }: FieldProps) {
  return (
    <label className={styles.field}>
      <span className={paper.label}>{label}</span>
      <input className={paper.line} autoComplete="off" {...input} />
    </label>
  )
}

export type Saying = { text: string; isFault: boolean }

/** What came of it, or what is wrong. */
export function Said({ of }: { of: Saying | undefined }) {
  return (
    <p className={`${styles.said} ${styles.wide}`} role="status" data-fault={of?.isFault || undefined}>
      {of?.text}
    </p>
  )
}

/** What was written in a field of a form. */
export function written(form: FormData, name: string): string {
  return String(form.get(name) ?? '').trim()
}
