import type { ReactNode } from 'react'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import styles from './other-side.module.css'

type OtherSideProps = {
  /** Stays for the whole page, not only while its section is in view. */
  isFixed?: boolean | undefined
  children: ReactNode
}

/**
 * What the other party sees, behind the side panel's display while its section is in view. Hidden from screen
 * readers, since the section announces each change. Only a first screen's is prerendered; others come with
 * their code.
 */
export function OtherSide({ isFixed = false, children }: OtherSideProps) {
  const live = useHydrated()
  if (!live && !isFixed) return null
  return (
    <div className={`${styles.side} unprinted`} data-fixed={isFixed || undefined} aria-hidden="true">
      <div className={styles.shown}>{children}</div>
    </div>
  )
}

export function PhoneMockup({ head, children }: { head?: string; children: ReactNode }) {
  return (
    <div className={styles.phone}>
      <div className={styles.screen}>
        {head && <p className={styles.head}>{head}</p>}
        {children}
      </div>
    </div>
  )
}
