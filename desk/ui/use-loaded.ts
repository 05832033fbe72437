import { useEffect, useState } from 'react'
import { onRefresh, request } from './api.ts'

type Answered<Value> = { path: string; value?: Value; fault?: unknown }

/** What a route of the desk answers; again whenever something was changed, here or at another desk. */
export function useLoaded<Value>(path: string): { value: Value | undefined; fault: unknown } {
  const [answered, setAnswered] = useState<Answered<Value>>({ path })
  useEffect(() => {
    let asked = 0
    let told = 0
    const load = async () => {
      const own = ++asked
      const next = await request<Value>(path).then(
        (value) => () => ({ path, value }),
        (fault: unknown) => (former: Answered<Value>) => ({ ...former, path, fault }),
      )
      if (own < told) return
      told = own
      setAnswered(next)
    }
    load()
    const end = onRefresh(load)
    return () => {
      told = Number.POSITIVE_INFINITY
      end()
    }
  }, [path])
  const { value, fault } = answered.path === path ? answered : {}
  return { value, fault }
}
