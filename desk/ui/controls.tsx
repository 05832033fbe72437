import type { ComponentProps, ReactNode } from 'react'
import { Refused, refresh } from './api.ts'
import styles from './controls.module.css'
import { useDesk, useWords } from './desk-context.ts'

type ButtonProps = ComponentProps<'button'> & { kind?: 'main' | 'plain' | 'danger' }

export function Button({ kind = 'plain', ...rest }: ButtonProps) {
  return <button type="button" {...rest} className={`${styles.button} ${styles[kind] ?? ''}`} />
}

/** Shown as soon as it is mounted, and read aloud. */
export function Busy({ text }: { text?: string | undefined }) {
  const t = useWords('shell')
  return (
    <p className={styles.busy} role="status">
      {text ?? t('busy')}
    </p>
  )
}

/** `isShort`: leaves out what the fields show themselves. */
type FaultProps = { fault: unknown; isShort?: true; onAgain?: () => void; children?: ReactNode }

/** Why something did not work, in the server's words. */
export function Fault({ fault, isShort, onAgain, children }: FaultProps) {
  const t = useWords('shell')
  const { isHome } = useDesk()
  const status = fault instanceof Refused ? fault.status : 0
  const offline = t(isHome ? 'fault.offline' : 'fault.offlineServer')
  const refused = status === 401 && isHome ? t('fault.restarted') : Object(fault).message
  return (
    <div className={styles.fault} role="alert">
      <p>{status === 0 ? offline : refused}</p>
      {fault instanceof Refused &&
        !isShort &&
        fault.faults.map((one) => <p key={`${one.path.join('.')} ${one.text}`}>{one.text}</p>)}
      {children}
      {onAgain && status !== 401 && <Button onClick={onAgain}>{t('fault.again')}</Button>}
    </div>
  )
}

type WaitingProps = { of: { value: unknown; fault: unknown }; text?: string }

/** Shown until there is a response, or why there is none. Offline, or after a restart, the last response stays. */
export function Waiting({ of: { value, fault }, text }: WaitingProps) {
  const { isHome } = useDesk()
  const isKept = value !== undefined && fault instanceof Refused && [0, isHome && 401].includes(fault.status)
  if (fault !== undefined && !isKept) return <Fault fault={fault} onAgain={refresh} />
  return value === undefined ? <Busy text={text} /> : null
}

/** A line of success, read aloud. */
export function Done({ children }: { children: ReactNode }) {
  return (
    <p className={styles.done} role="status">
      {children}
    </p>
  )
}

type FieldProps = {
  label: string
  hint?: ReactNode
  fault?: string | undefined
  /** A checkbox: its label stands beside it. */
  isBeside?: boolean
  children: ReactNode
}

/** A label above one control. */
export function Field({ label, hint, fault, isBeside, children }: FieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child.
    <label className={isBeside ? styles.switch : styles.field}>
      <span className={styles.label}>{label}</span>
      {children}
      {hint && <small>{hint}</small>}
      {fault && (
        <span className={styles.wrong} role="alert">
          {fault}
        </span>
      )}
    </label>
  )
}
