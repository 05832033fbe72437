import type { ReactNode } from 'react'
import styles from './sheet.module.css'

type SheetProps = { title: string; aside?: string | undefined; children: ReactNode; foot?: ReactNode }

/** A fair copy on paper: what it is, its rows, what follows from them. */
export function Sheet({ title, aside, children, foot }: SheetProps) {
  return (
    <div className={styles.sheet}>
      <p className={styles.head}>
        <b>{title}</b>
        {aside && <span>{aside}</span>}
      </p>
      <ul>{children}</ul>
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  )
}

type SheetRowProps = { children: ReactNode; end?: ReactNode; isNew?: boolean; isFresh?: boolean }

/** Its end stands at the right. The row that follows the correction is marked, and the wire ends there. */
export function SheetRow({ children, end, isNew = false, isFresh = false }: SheetRowProps) {
  return (
    <li className={styles.row} data-new={isNew || undefined} data-fresh={(isNew && isFresh) || undefined}>
      <span>{children}</span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </li>
  )
}

export const small = styles.small
