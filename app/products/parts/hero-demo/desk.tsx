import type { ReactNode } from 'react'
import { usePageContext } from '#app/platform/page-context.ts'
import wire from '../wire/wire.module.css'
import styles from './hero-demo.module.css'

type DeskProps = {
  /** What the corrected row says: the wire runs anew when it changes. */
  row: string
  isChanged: boolean
  children: ReactNode
}

/** The desk with the fair copy, and the wire from the correction to the row that follows it. */
export function Desk({ row, isChanged, children }: DeskProps) {
  const { t } = usePageContext()
  return (
    <>
      <div className={styles.desk}>
        <p className={styles.caption}>{t('home.hero.copy')}</p>
        {children}
      </div>
      <span key={row} className={`${wire.wire} ${styles.wire}`} data-fresh={isChanged || undefined} />
    </>
  )
}
