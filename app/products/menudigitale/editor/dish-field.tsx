import type { InputHTMLAttributes } from 'react'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import styles from './editor.module.css'

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & {
  value: string
  label: string
  onText: (text: string) => void
}

/** Plain text until hydration, then a field of the same size. */
export function Field({ value, label, onText, className = '', ...rest }: FieldProps) {
  const isLive = useHydrated()
  if (!isLive) return <span className={`${styles.field} ${className}`}>{value}</span>
  return (
    <input
      {...rest}
      className={`${styles.field} ${className}`}
      aria-label={label}
      autoComplete="off"
      value={value}
      onChange={(event) => onText(event.target.value)}
    />
  )
}
