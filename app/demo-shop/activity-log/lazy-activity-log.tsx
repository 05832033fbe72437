import { useLoaded } from '#app/components/lazy/use-loaded.ts'
import { useShopTouched } from '../shop-touched.ts'

const loadLog = () => import('./activity-log.tsx')

/** Its code loads once the shop has been touched. */
export function LazyActivityLog() {
  const loaded = useLoaded(loadLog, useShopTouched())
  return loaded ? <loaded.ActivityLog /> : null
}
