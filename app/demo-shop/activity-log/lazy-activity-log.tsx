import { useLoaded } from '#app/components/lazy/use-loaded.ts'
import { useShopTouched } from '../shop-touched.ts'

const loadLog = () => import('./activity-log.tsx')

/** Its code loads once the shop has been touched. */
export function LazyActivityLog({ className }: { className?: string | undefined }) {
  const loaded = useLoaded(loadLog, useShopTouched())
  if (!loaded) return null
  return (
    <div className={className}>
      <loaded.ActivityLog />
    </div>
  )
}
