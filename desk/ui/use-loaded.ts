import { useEffect, useState } from 'react'
import { onRefresh, request } from './api.ts'

type Answered<Value> = { path: string; value?: Value; fault?: unknown }

/**
 * What a route of the desk answers, reloaded whenever something was changed, here or at another desk. `sendJson` waits for
 * it, unless it is slow.
 */
export function useLoaded<Value>(path: string, pace?: 'slow'): { value: Value | undefined; fault: unknown } {
  const [answered, setAnswered] = useState<Answered<Value>>({ path })
  useEffect(() => {
    let newest = 0
    let shown = 0
    const load = async () => {
      const own = ++newest
      const next = await request<Value>(path).then(
        (value) => () => ({ path, value }),
        (fault: unknown) => (former: Answered<Value>) => ({
          ...(former.path === path && former),
          path,
          fault,
        }),
      )
      if (own < shown) return
      shown = own
      setAnswered(next)
    }
    load()
    const end = onRefresh(() => {
      const loading = load()
      return pace === 'slow' ? undefined : loading
    })
    return () => {
      shown = Number.POSITIVE_INFINITY
      end()
    }
  }, [path, pace])
  const { value, fault } = answered.path === path ? answered : {}
  return { value, fault }
}
