import { useEffect, useState } from 'react'
import { getJson } from '../ui/api.ts'
import type { Job } from './publisher.ts'

export type { Job }

export const idle: Job = { state: 'idle', kind: 'build', said: '' }

/** The job under way, also one that another desk started; `onEnd` is called when it ends. */
export function useJob(onEnd: () => void) {
  const [job, follow] = useState<Job>(idle)
  useEffect(() => {
    getJson<Job>('/desk/api/publish/job').then(follow, () => {})
  }, [])
  useEffect(() => {
    if (job.state !== 'running') return onEnd()
    // Asked once more on a failure too: the desk may just be starting anew.
    const timer = setTimeout(
      () => getJson<Job>('/desk/api/publish/job').then(follow, () => follow({ ...job })),
      600,
    )
    return () => clearTimeout(timer)
  }, [job, onEnd])
  return { job, follow }
}
