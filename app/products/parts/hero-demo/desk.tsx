import type { ReactNode } from 'react'
import { usePageContext } from '#app/platform/page-context.ts'
import wire from '../wire/wire.module.css'
import styles from './hero-demo.module.css'

type DeskProps = {
  /** When it changes, the wire's animation restarts. */
  row: string
  isChanged: boolean
  children: ReactNode
}

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
