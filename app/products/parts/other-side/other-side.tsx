import type { ReactNode } from 'react'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import styles from './other-side.module.css'

type OtherSideProps = {
  /** Stays while the rest of the page is read, and not only its section. */
  isFixed?: boolean
  children: ReactNode
}

/**
 * What the other one gets of the section that it stands in: it lies behind the side panel's display, and is seen through it
 * while its section is in view. Drawn only beside the panel, and not read out: each change is said in the section. The
 * document has none of it but a first screen's: it comes with its section's code.
 */
export function OtherSide({ isFixed = false, children }: OtherSideProps) {
  const live = useHydrated()
  if (!live && !isFixed) return null
  return (
    <div className={styles.side} data-fixed={isFixed || undefined} aria-hidden="true">
      <div className={styles.shown}>{children}</div>
    </div>
  )
}
