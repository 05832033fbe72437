import { useEffect, useState } from 'react'
import { isThisMachine } from '#shared/this-machine.ts'
import type { DrawnCode } from './drawn-qr-code.tsx'

type Served = { origin: string; Drawn?: typeof DrawnCode }

/** The owner has not told the site's address yet. */
export const isWithoutAddress = isThisMachine(__ORIGIN__)

/**
 * The origin that codes and leaflets name: that of the settings, or while these name only the machine of the build, the
 * one under which the page is served, with the view that draws its codes.
 */
export function useServed(): Served {
  const [served, setServed] = useState<Served>({ origin: __ORIGIN__ })
  useEffect(() => {
    const { origin } = location
    if (!isWithoutAddress || origin === __ORIGIN__) return
    // Where it cannot be had, or the visitor has left meanwhile, the code stays as it was built.
    import('./drawn-qr-code.tsx').then(
      ({ DrawnCode: Drawn }) => setServed({ origin, Drawn }),
      () => undefined,
    )
  }, [])
  return served
}
