import type { ReactNode } from 'react'
import { WhoAnswers } from '#app/contact/who/who-answers.tsx'
import styles from './postcard.module.css'

export function Postcard({ children }: { children: ReactNode }) {
  return (
    <div className={styles.card}>
      {children}
      <WhoAnswers />
    </div>
  )
}
