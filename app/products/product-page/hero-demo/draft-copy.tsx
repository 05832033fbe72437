import type { ReactNode } from 'react'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import styles from './hero-demo.module.css'
import type { Correction } from './use-correction.ts'

type DraftCopyProps = {
  /** Set if no heading around it says what to try. */
  caption?: string
  notes: Record<'done' | 'wrong', string>
  outcome: Correction<unknown>['outcome']
  children: ReactNode
}

export function DraftCopy({ caption, notes, outcome, children }: DraftCopyProps) {
  return (
    <div className={caption ? styles.draft : styles.sheet}>
      {caption && <p className="caption scripted">{caption}</p>}
      <ul className={styles.lines}>{children}</ul>
      <p
        id="copy-note"
        className={`${styles.note} scripted`}
        role="status"
        data-wrong={outcome === 'wrong' || undefined}
      >
        {outcome !== 'nothing' && notes[outcome]}
      </p>
    </div>
  )
}

/** `over` is shown in place of `end`, with the name struck through. */
export function DraftLine({ name, end, over }: { name: string; end: string; over?: string | undefined }) {
  return (
    <li className={styles.line}>
      {over ? <s>{name}</s> : name}
      <span className={styles.end} data-over={over ? '' : undefined}>
        {over ?? end}
      </span>
    </li>
  )
}

type CorrectedLineProps = {
  name: ReactNode
  before: string | undefined
  label: string
  inputMode: 'decimal' | 'text'
  correction: Correction<unknown>
}

/** The former value is struck through; a field of the same size follows. */
export function CorrectedLine({ name, before, label, inputMode, correction }: CorrectedLineProps) {
  const isLive = useHydrated()
  const { text, outcome, change, leave } = correction
  return (
    <li className={styles.line} data-corrected="">
      {name}
      <s className={styles.end}>{before}</s>
      {isLive ? (
        <input
          className={styles.field}
          aria-label={label}
          aria-describedby="copy-note"
          aria-invalid={outcome === 'wrong'}
          autoComplete="off"
          inputMode={inputMode}
          maxLength={8}
          value={text}
          onChange={(event) => change(event.target.value)}
          onBlur={leave}
        />
      ) : (
        <b className={styles.field}>{text}</b>
      )}
    </li>
  )
}
