import { execFile } from 'node:child_process'
import type { FastifyInstance } from 'fastify'
import type { PlacedFault } from '#scripts/content/content-faults.ts'
import type { Finding } from '#scripts/doctor/finding.ts'
import type { ContactStore } from '#server/contact-store/contact-store.ts'
import { addDays } from '#shared/dates.ts'
import { romeDay } from '#shared/rome-time.ts'
import type { DeskSay } from '../dictionaries.ts'
import type { OwnerFolder } from '../files/owner-folder.ts'
import { problem } from '../server/problem.ts'

/** Faults of the files alone, or what is missing. */
export type Health = { faults?: readonly PlacedFault[]; findings?: readonly Finding[] }

type HealthDeps = { root: string; folder: OwnerFolder; say: DeskSay }

/** Mail server and store may change without any file of the owner. */
const fresh = 30_000

export function healthRoutes(app: FastifyInstance, { root, folder, say }: HealthDeps) {
  let last: { at: number; health: Promise<Health> } | undefined
  const end = folder.onChange(() => {
    last = undefined
  })
  app.addHook('onClose', async () => end())
  app.get('/desk/api/health', async () => {
    if (!last || Date.now() - last.at > fresh) last = { at: Date.now(), health: examine(root) }
    return last.health.catch((error) => {
      console.error(error)
      last = undefined
      throw problem(503, say('health.failed'))
    })
  })
}

/** Another process: its modules read the owner's files when they are loaded. */
function examine(root: string): Promise<Health> {
  const options = { cwd: root, timeout: 120_000, maxBuffer: 10_000_000 }
  return new Promise((resolve, reject) => {
    execFile(process.execPath, ['scripts/doctor.ts', '--json'], options, (error, stdout) => {
      try {
        // An exit code is no failure here: it tells how much is missing.
        resolve(JSON.parse(stdout))
      } catch {
        reject(error)
      }
    })
  })
}

type Counts = readonly { name: string; count: number }[]

/** Visits of the last thirty days, newest first, and the pages visited most. */
export type ShownVisits = { isOn: boolean; days: Counts; pages: Counts }

export function visitsRoute(app: FastifyInstance, store: ContactStore, folder: OwnerFolder) {
  app.get('/desk/api/visits', async (): Promise<ShownVisits> => {
    const dates = Array.from({ length: 30 }, (_, back) => addDays(romeDay(new Date()), -back))
    const { days, pages } = await store.visitsSince(dates.at(-1) ?? '')
    return {
      isOn: folder.setting('visits.count') === '1',
      days: dates.map((name) => ({ name, count: days.find((day) => day.name === name)?.count ?? 0 })),
      pages: pages.slice(0, 10),
    }
  })
}
