// One look at all pages of an SQLite file, whose path is the thread's data.
import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

function faultOf(file: string): string | null {
  if (!existsSync(file)) return null
  try {
    const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
    const [first = ''] = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {})
    database.close()
    return first === 'ok' ? null : String(first)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

parentPort?.postMessage(faultOf(String(workerData)))
