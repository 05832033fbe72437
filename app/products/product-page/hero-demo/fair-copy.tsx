import type { ReactNode } from 'react'
import { usePageContext } from '#app/platform/page-context.ts'
import wire from '../wire/wire.module.css'
import styles from './hero-demo.module.css'

type FairCopyProps = {
  /** When it changes, the wire's animation restarts. */
  row: string
  isChanged: boolean
  children: ReactNode
}

export function FairCopy({ row, isChanged, children }: FairCopyProps) {
  const { t } = usePageContext()
  return (
    <>
      <div className={styles.fairCopy}>
        <p className="caption">{t('home.hero.copy')}</p>
        {children}
      </div>
      <span key={row} className={`${wire.wire} ${styles.wire}`} data-fresh={isChanged || undefined} />
    </>
  )
}
