import { useCallback, useEffect, useState } from 'react'
import { getJson } from './api.ts'
import { useChangedFiles } from './changed-files.ts'

export type Loaded<Value> = {
  value: Value | undefined
  fault: unknown
  reload: () => void
}

/** What a route of the desk answers; again when one of the owner's files that it is made of changes. */
export function useLoaded<Value>(path: string, isMadeOf: (file: string) => boolean = nothing): Loaded<Value> {
  const [state, setState] = useState<{ path: string; value?: Value; fault?: unknown }>({ path })
  const [asked, setAsked] = useState(0)
  const reload = useCallback(() => setAsked((count) => count + 1), [])
  useChangedFiles(useCallback((file) => isMadeOf(file) && reload(), [isMadeOf, reload]))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reload asks again.
  useEffect(() => {
    let isCurrent = true
    getJson<Value>(path).then(
      (value) => isCurrent && setState({ path, value }),
      (fault: unknown) => isCurrent && setState((former) => ({ ...former, path, fault })),
    )
    return () => {
      isCurrent = false
    }
  }, [path, asked])
  const isOfPath = state.path === path
  return { value: isOfPath ? state.value : undefined, fault: isOfPath ? state.fault : undefined, reload }
}

const nothing = () => false
