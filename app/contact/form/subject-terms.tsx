import type { ReactNode } from 'react'
import { PriceAndTerms } from '#app/components/terms/price-and-terms.tsx'
import { contactSubjects } from '#shared/contact-subjects.ts'
import styles from './subject-terms.module.css'

/**
 * The field that asks for the subject, what the chosen one costs and how it goes. The style sheet shows what stands at
 * the place of the chosen option, so that it is right without scripts too, whatever the visitor chooses.
 */
export function SubjectTerms({ children }: { children: ReactNode }) {
  return (
    <div className={styles.subject}>
      {children}
      <div className={styles.lines} aria-live="polite">
        {contactSubjects().map(({ id }) => (
          <PriceAndTerms key={id} of={id} className={styles.line} />
        ))}
      </div>
    </div>
  )
}
