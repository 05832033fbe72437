import { type ComponentType, useEffect, useState } from 'react'
import { useShopTouched } from '../shop-touched.ts'

/** Its code loads once the shop has been touched. */
export function RollHere({ className }: { className?: string | undefined }) {
  const isTouched = useShopTouched()
  const [loaded, setLoaded] = useState<{ Roll: ComponentType }>()
  useEffect(() => {
    if (!isTouched) return
    import('./activity-log.tsx').then(
      ({ ActivityLog }) => setLoaded({ Roll: ActivityLog }),
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
