import type { ComponentProps, ReactNode } from 'react'
import styles from './paper-fields.module.css'

type PaperFieldProps = Omit<ComponentProps<'input'>, 'className'> & {
  id: string
  label: string
  /** On the same line, such as a choice of units. */
  beside?: ReactNode
  /** True where its words, `aria-describedby`, stand elsewhere. */
  fault: string | boolean
  onText?: (text: string) => void
  /** On blur and on Enter. */
  onLeave?: () => void
}

export function PaperField(props: PaperFieldProps) {
  const { id, label, beside, fault, onText, onLeave, ...rest } = props
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <p className={styles.row}>
        <input
          className={styles.line}
          id={id}
          aria-invalid={Boolean(fault)}
          aria-describedby={fault ? `${id}-fault` : undefined}
          {...rest}
          onChange={({ target }) => onText?.(target.value)}
          onBlur={onLeave}
          onKeyDown={({ key }) => key === 'Enter' && onLeave?.()}
        />
        {beside}
      </p>
      <p className={`${styles.pencil} ${styles.fault}`} id={`${id}-fault`} role="alert">
        {fault}
      </p>
    </>
  )
}
