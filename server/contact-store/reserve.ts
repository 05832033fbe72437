import { closeSync, fsyncSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

const piece = 1_000_000

/** Bytes that this user may still write where `file` lies; null while there is no such folder. */
export function freeBytesAt(file: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(dirname(file))
    return bavail * bsize
  } catch {
    return null
  }
}

/**
 * A file that only takes up room. Erasing needs some in SQLite's log: on a full disk it is removed first, and made again
 * where there is room for it and `spare` bytes more.
 */
export function createReserve(file: string, size: number) {
  return {
    giveUp: (): boolean => {
      if (!statSync(file, { throwIfNoEntry: false })) return false
      rmSync(file)
      return true
    },
    keep: (spare: number) => {
      if (size === 0 || statSync(file, { throwIfNoEntry: false })?.size === size) return
      if ((freeBytesAt(file) ?? 0) < size + spare) return
      const handle = openSync(file, 'w', 0o600)
      try {
        // One piece for all of it: each of its own would stay in memory until the next collection.
        const full = Buffer.alloc(Math.min(size, piece), 1)
        for (let left = size; left > 0; left -= piece) writeSync(handle, full, 0, Math.min(left, piece))
        fsyncSync(handle)
      } catch (error) {
        rmSync(file, { force: true })
        throw error
      } finally {
        closeSync(handle)
      }
    },
  }
}
