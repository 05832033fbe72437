import { type ComponentType, useEffect, useState } from 'react'

/** The roll's code, once there is something to tell; undefined until it is there. */
export function useTillRoll(isWanted: boolean): ComponentType | undefined {
  const [loaded, setLoaded] = useState<{ Roll: ComponentType }>()
  useEffect(() => {
    if (!isWanted) return
    import('./till-roll.tsx').then(
      ({ TillRoll }) => setLoaded({ Roll: TillRoll }),
      (error: unknown) => console.error(error),
    )
  }, [isWanted])
  return isWanted ? loaded?.Roll : undefined
}
