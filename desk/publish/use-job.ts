import { useEffect, useState } from 'react'
import { refresh, request } from '../ui/api.ts'
import type { Job } from './publisher.ts'

export type { Job }

export const idle: Job = { state: 'idle', kind: 'build', said: '' }

const load = () => request<Job>('/desk/api/publish/job')

/** The job under way, also one that another desk started. When it ends, what is shown is asked for again. */
export function useJob() {
  const [job, follow] = useState<Job>(idle)
  useEffect(() => {
    load().then(follow, () => {})
  }, [])
  useEffect(() => {
    if (job.state !== 'running') {
      refresh()
      return
    }
    // Asked once more on a failure too: the desk may just be starting anew.
    const timer = setTimeout(() => load().then(follow, () => follow({ ...job })), 600)
    return () => clearTimeout(timer)
  }, [job])
  return { job, follow }
}
