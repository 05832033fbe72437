import { type Database, number, StoreUnavailable } from './database.ts'

/** Limits on stored requests (24 hours, in total), and the free disk space to keep. Bytes. */
export type IntakeLimits = { dayBytes: number; allBytes: number; floorBytes: number }

export const intakeLimits: IntakeLimits = { dayBytes: 1e9, allBytes: 10e9, floorBytes: 256e6 }

const noLimits: IntakeLimits = {
  dayBytes: Number.POSITIVE_INFINITY,
  allBytes: Number.POSITIVE_INFINITY,
  floorBytes: 0,
}
const day = 86_400_000
/** Milliseconds before the sums are read again; this process adds its own writes meanwhile. */
const freshness = 60_000
/** Requests without files may exceed the quota by a tenth, so that text still gets through. */
const wordsShare = 1.1

/** Bytes stored in the last 24 hours and in total, as read `at`. */
type Sums = { at: number; day: number; all: number }

export type Intake = ReturnType<typeof createIntake>

export function createIntake(
  database: Database,
  limits = noLimits,
  log: (message: string) => void = () => {},
) {
  let sums: Sums = { at: 0, day: 0, all: 0 }
  let isClosed = false
  /** Bytes of the largest request rejected for lack of disk space; `check` fails until that much is free. */
  let waiting = 0

  async function refresh() {
    const isUnlimited = !Number.isFinite(limits.dayBytes + limits.allBytes)
    if (isUnlimited || (Date.now() - sums.at < freshness && Date.now() >= sums.at)) return
    const since = new Date(Date.now() - day).toISOString()
    sums = await database.transaction(async (query) => {
      const sum = `SELECT COALESCE(SUM(bytes), 0) AS sum FROM requests`
      const [all = {}] = await query(sum)
      const [recent = {}] = await query(`${sum} WHERE created_at > $1`, [since])
      return { at: Date.now(), day: number(recent, 'sum'), all: number(all, 'sum') }
    })
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
      await refresh()
      const room = diskFault(database.freeBytes(), size, limits)
      if (room) waitFor(size)
      const fault = room ?? quotaFault(sums, size, limits, hasFiles ? 1 : wordsShare)
      if (hasFiles || fault) logged(fault)
      if (fault) throw fault
    },
    check: async () => {
      await refresh()
      const room = diskFault(database.freeBytes(), waiting, limits)
      if (!room) waiting = 0
      const fault = logged(room ?? quotaFault(sums, 0, limits))
      if (fault) throw fault
    },
    add: (size: number) => {
      sums.day += size
      sums.all += size
    },
    forget: () => {
      sums.at = 0
    },
  }
}

function diskFault(free: number | null, size: number, { floorBytes }: IntakeLimits) {
  if (free === null || free - size >= floorBytes) return undefined
  const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`
  return new StoreUnavailable(
    `Only ${megabytes(free)} are free where the store lies, and ${megabytes(floorBytes)} must be.`,
    free < 1_000_000 ? 'full' : 'floor',
  )
}

function quotaFault(sums: Sums, size: number, { dayBytes, allBytes }: IntakeLimits, share = 1) {
  if (sums.day + size > dayBytes * share)
    return new StoreUnavailable('Requests have filled what they may in a day.', 'quota')
  if (sums.all + size > allBytes * share)
    return new StoreUnavailable('Requests have filled what they may in all.', 'quota')
  return undefined
}
