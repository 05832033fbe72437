import type { ReactNode } from 'react'
import styles from './phone-mockup.module.css'

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
