import type { ReactNode } from 'react'
import { PriceLine } from '#app/components/price-line/price-line.tsx'
import { contactSubjects } from '#shared/contact-subjects.ts'
import styles from './subject-terms.module.css'

/**
 * The field that asks for the subject, and what the chosen one costs. The style sheet shows the line at the place of the
 * chosen option, so that it is right without scripts too, whatever the visitor chooses.
 */
export function SubjectTerms({ children }: { children: ReactNode }) {
  return (
    <div className={styles.subject}>
      {children}
      <div className={styles.lines} aria-live="polite">
        {contactSubjects().map(({ id }) => (
          <PriceLine key={id} of={id} className={styles.line} />
        ))}
      </div>
    </div>
  )
}
