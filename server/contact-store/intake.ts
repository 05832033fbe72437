import { type Database, number, StoreUnavailable } from './database.ts'

/** In bytes: what strangers may fill in 24 hours and in all, and what must stay free on the disk. */
export type IntakeLimits = { dayBytes: number; allBytes: number; floorBytes: number }

/** As shipped: 1 GB a day, 10 GB in all, and 256 MB stay free. */
export const intakeLimits: IntakeLimits = { dayBytes: 1e9, allBytes: 10e9, floorBytes: 256e6 }

const noLimits: IntakeLimits = {
  dayBytes: Number.POSITIVE_INFINITY,
  allBytes: Number.POSITIVE_INFINITY,
  floorBytes: 0,
}
const day = 86_400_000
/** How long the sums of the store count; what this process stores meanwhile is added to them. Milliseconds. */
const freshness = 60_000
/** Words without files are small: they may take a tenth more, so that whoever only writes still gets through. */
const wordsShare = 1.1

export type Intake = ReturnType<typeof createIntake>

/** Refuses what would fill the disk; tells in the log when it begins and when it ends, once. */
export function createIntake(
  database: Database,
  limits = noLimits,
  log: (message: string) => void = () => {},
) {
  const { dayBytes, allBytes, floorBytes } = limits
  let sums = { at: 0, day: 0, all: 0 }
  let isClosed = false
  /** The largest that found no room on the disk, until there is room for it. */
  let waiting = 0

  async function refresh() {
    if (Date.now() - sums.at < freshness && Date.now() >= sums.at) return
    const since = new Date(Date.now() - day).toISOString()
    sums = await database.transaction(async (query) => {
      const sum = `SELECT COALESCE(SUM(bytes), 0) AS sum FROM requests`
      const [all = {}] = await query(sum)
      const [recent = {}] = await query(`${sum} WHERE created_at > $1`, [since])
      return { at: Date.now(), day: number(recent, 'sum'), all: number(all, 'sum') }
    })
  }

  function withoutRoom(size: number): StoreUnavailable | undefined {
    const free = database.freeBytes()
    if (free === null || free - size >= floorBytes) return undefined
    const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`
    return new StoreUnavailable(
      `Only ${megabytes(free)} are free where the store lies, and ${megabytes(floorBytes)} must be.`,
      free < 1_000_000 ? 'full' : 'floor',
    )
  }

  function overQuota(size: number, share = 1): StoreUnavailable | undefined {
    if (sums.day + size > dayBytes * share)
      return new StoreUnavailable('Requests have filled what they may in a day.', 'quota')
    if (sums.all + size > allBytes * share)
      return new StoreUnavailable('Requests have filled what they may in all.', 'quota')
    return undefined
  }

  function told(fault: StoreUnavailable | undefined) {
    if (fault && !isClosed) log(`The store takes no requests for now. ${fault.message}`)
    if (!fault && isClosed) log('The store takes requests again.')
    isClosed = fault !== undefined
    return fault
  }

  /** From now on `check` tells whether there is room for so many bytes. */
  function waitFor(size: number) {
    waiting = Math.max(waiting, size)
  }

  return {
    waitFor,
    /** Makes sure that so many bytes may come in. @throws StoreUnavailable */
    admit: async (size: number, hasFiles: boolean) => {
      if (Number.isFinite(dayBytes + allBytes)) await refresh()
      const room = withoutRoom(size)
      if (room) waitFor(size)
      const fault = room ?? overQuota(size, hasFiles ? 1 : wordsShare)
      if (hasFiles || fault) told(fault)
      if (fault) throw fault
    },
    /** Whether a request with small files could come in now, and the largest that found no room. @throws StoreUnavailable */
    check: async () => {
      if (Number.isFinite(dayBytes + allBytes)) await refresh()
      const room = withoutRoom(waiting)
      if (!room) waiting = 0
      const fault = told(room ?? overQuota(0))
      if (fault) throw fault
    },
    add: (size: number) => {
      sums.day += size
      sums.all += size
    },
    /** After an erasure the sums are read again. */
    forget: () => {
      sums.at = 0
    },
  }
}
