import { type Database, number, StoreUnavailable } from './database.ts'

/** What requests may take in 24 hours, and the free disk space to keep. Bytes. */
export type IntakeLimits = { dayBytes: number; floorBytes: number }

export const intakeLimits: IntakeLimits = { dayBytes: 1e9, floorBytes: 256e6 }

const noLimits: IntakeLimits = { dayBytes: Number.POSITIVE_INFINITY, floorBytes: 0 }
const day = 86_400_000
/** Requests without files may exceed the quota by a tenth, so that text still gets through. */
const wordsShare = 1.1

export type Intake = ReturnType<typeof createIntake>

export function createIntake(
  { freeBytes, transaction }: Database,
  { dayBytes, floorBytes } = noLimits,
  log: (message: string) => void = () => {},
) {
  let isClosed = false
  /** Bytes of the largest request rejected for lack of disk space; `check` fails until that much is free. */
  let waiting = 0

  async function quotaFault(size: number, share = 1) {
    if (!Number.isFinite(dayBytes)) return undefined
    const sql = `SELECT COALESCE(SUM(bytes), 0) AS sum FROM requests WHERE created_at > $1`
    const since = new Date(Date.now() - day).toISOString()
    const [recent = {}] = await transaction((query) => query(sql, [since]))
    if (number(recent, 'sum') + size <= dayBytes * share) return undefined
    return new StoreUnavailable('Requests have filled what they may in a day.', 'quota')
  }

  function logged(fault: StoreUnavailable | undefined) {
    if (fault && !isClosed) log(`The store takes no requests for now. ${fault.message}`)
    if (!fault && isClosed) log('The store takes requests again.')
    isClosed = fault !== undefined
    return fault
  }

  function waitFor(size: number) {
    waiting = Math.max(waiting, size)
  }

  return {
    waitFor,
    /** @throws StoreUnavailable when a request of this size does not fit */
    admit: async (size: number, hasFiles: boolean) => {
      const room = diskFault(freeBytes(), size, floorBytes)
      if (room) waitFor(size)
      const fault = room ?? (await quotaFault(size, hasFiles ? 1 : wordsShare))
      if (hasFiles || fault) logged(fault)
      if (fault) throw fault
    },
    check: async () => {
      const room = diskFault(freeBytes(), waiting, floorBytes)
      if (!room) waiting = 0
      const fault = logged(room ?? (await quotaFault(0)))
      if (fault) throw fault
    },
  }
}

function diskFault(free: number | null, size: number, floorBytes: number) {
  if (free === null || free - size >= floorBytes) return undefined
  const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`
  return new StoreUnavailable(
    `Only ${megabytes(free)} are free where the store lies, and ${megabytes(floorBytes)} must be.`,
    free < 1_000_000 ? 'full' : 'floor',
  )
}
