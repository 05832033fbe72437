import styles from './form.module.css'

export type FormStatusText = { text: string; isFault: boolean }

export function FormStatus({ of }: { of: FormStatusText | undefined }) {
  return (
    <p className={styles.said} role="status" data-fault={of?.isFault || undefined}>
      {of?.text}
    </p>
  )
}
