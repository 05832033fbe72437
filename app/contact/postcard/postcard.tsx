import type { ReactNode } from 'react'
import { WhoAnswers } from '#app/contact/who/who-answers.tsx'
import styles from './postcard.module.css'

/** What is written to the provider, and beside it whom it goes to, under the stamp. */
export function Postcard({ children }: { children: ReactNode }) {
  return (
    <div className={styles.card}>
      {children}
      <WhoAnswers />
    </div>
  )
}
