// The thread that owns the SQLite file: the server's own thread never waits for the disk.
import { parentPort, workerData } from 'node:worker_threads'
import { type ContactStore, createContactStore } from './contact-store.ts'
import { openSqlite } from './sqlite.ts'
import { type Call, type Reply, sentError } from './store-calls.ts'
import type { ThreadData } from './threaded-store.ts'

const { file, limits, reserveBytes, isOwner }: ThreadData = workerData
const reply = (message: Reply) => parentPort?.postMessage(message)
const log = (message: string) => reply({ kind: 'log', message })
const store: ContactStore = createContactStore(openSqlite(file, undefined, { log, reserveBytes, isOwner }), {
  limits,
  log,
})

parentPort?.on('message', async ({ number, method, values }: Call) => {
  try {
    const value: unknown = await Reflect.apply(store[method], undefined, values)
    reply({ kind: 'value', number, value })
  } catch (error) {
    reply({ kind: 'error', number, error: sentError(error) })
  }
  if (method === 'close') parentPort?.close()
})
