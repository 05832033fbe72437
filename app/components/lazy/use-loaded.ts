import { useEffect, useState } from 'react'

/** What `load` gives, once `isWanted`; undefined before, and while it is not wanted. */
export function useLoaded<Loaded>(
  load: () => Promise<Loaded>,
  isWanted: boolean,
  onError: (error: unknown) => void = console.error,
): Loaded | undefined {
  const [loaded, setLoaded] = useState<{ value: Loaded }>()
  useEffect(() => {
    if (isWanted) load().then((value) => setLoaded({ value }), onError)
  }, [load, isWanted, onError])
  return isWanted ? loaded?.value : undefined
}
