import { useEffect, useState } from 'react'
import { onRefresh, request } from './api.ts'

type Answered<Value> = { path: string; value?: Value; fault?: unknown }

/** What a route of the desk answers; again whenever something was changed, here or at another desk. */
export function useLoaded<Value>(path: string): { value: Value | undefined; fault: unknown } {
  const [answered, setAnswered] = useState<Answered<Value>>({ path })
  useEffect(() => {
    let newest = 0
    const load = () => {
      const own = ++newest
      const isNewest = () => own === newest
      request<Value>(path).then(
        (value) => isNewest() && setAnswered({ path, value }),
        (fault: unknown) => isNewest() && setAnswered((former) => ({ ...former, path, fault })),
      )
    }
    load()
    const end = onRefresh(load)
    return () => {
      newest = 0
      end()
    }
  }, [path])
  const { value, fault } = answered.path === path ? answered : {}
  return { value, fault }
}
