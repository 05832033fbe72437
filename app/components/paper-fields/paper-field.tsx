import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './paper-fields.module.css'

type PaperFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  id: string
  label: string
  /** Stands on the same line: a choice of units, say. */
  beside?: ReactNode
  fault: string | false
  onText: (text: string) => void
  /** Leaving a field, or Enter, ends the writing in it. */
  onLeave: () => void
}

/** A label, a line to write on and, in red pencil, what is wrong with what stands there. */
export function PaperField({ id, label, beside, fault, onText, onLeave, ...rest }: PaperFieldProps) {
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <p className={styles.row}>
        <input
          {...rest}
          className={styles.line}
          id={id}
          aria-invalid={Boolean(fault)}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onChange={({ target }) => onText(target.value)}
          onBlur={onLeave}
          onKeyDown={({ key }) => key === 'Enter' && onLeave()}
        />
        {beside}
      </p>
      <p className={`${styles.pencil} ${styles.fault}`} id={`${id}-fault`} role="alert">
        {fault}
      </p>
    </>
  )
}
