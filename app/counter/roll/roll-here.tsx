import { type ComponentType, useEffect, useState } from 'react'
import { useShopTouched } from '../shop-touched.ts'

/** The till roll at the foot of a demonstration, once there is something to tell: its code comes then. */
export function RollHere({ className }: { className?: string | undefined }) {
  const isTouched = useShopTouched()
  const [loaded, setLoaded] = useState<{ Roll: ComponentType }>()
  useEffect(() => {
    if (!isTouched) return
    import('./till-roll.tsx').then(
      ({ TillRoll }) => setLoaded({ Roll: TillRoll }),
      (error: unknown) => console.error(error),
    )
  }, [isTouched])
  if (!isTouched || !loaded) return null
  return (
    <div className={className}>
      <loaded.Roll />
    </div>
  )
}
