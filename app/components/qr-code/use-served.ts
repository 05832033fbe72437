import { useEffect, useState } from 'react'
import { isThisMachine } from '#shared/this-machine.ts'
import type { DrawnCode } from './drawn-qr-code.tsx'

type Served = { origin: string; Drawn?: typeof DrawnCode }

export const isWithoutAddress = isThisMachine(__ORIGIN__)

/**
 * The public origin of the settings; while these name only the build machine, the origin that serves the
 * page, with a view that draws its codes.
 */
export function useServed(): Served {
  const [served, setServed] = useState<Served>({ origin: __ORIGIN__ })
  useEffect(() => {
    const { origin } = location
    if (!isWithoutAddress || origin === __ORIGIN__) return
    // Where the code fails to load, the built QR code stays.
    import('./drawn-qr-code.tsx').then(
      ({ DrawnCode: Drawn }) => setServed({ origin, Drawn }),
      () => undefined,
    )
  }, [])
  return served
}
