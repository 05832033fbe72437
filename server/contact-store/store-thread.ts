// The worker thread that owns the SQLite file, so that the server's thread never waits for the disk.
import { parentPort, workerData } from 'node:worker_threads'
import { type ContactStore, createContactStore } from './contact-store.ts'
import { StoreUnavailable } from './database.ts'
import { openSqlite } from './sqlite.ts'
import type { Call, Reply, ThreadData } from './threaded-store.ts'

const { file, limits }: ThreadData = workerData
const log = (message: string) => parentPort?.postMessage(message)
const store: ContactStore = createContactStore(openSqlite(file, undefined, { log }), { limits, log })

parentPort?.on('message', async ({ method, values, port }: Call) => {
  const reply: Reply = await Promise.resolve(Reflect.apply(store[method], undefined, values)).then(
    (value) => ({ value }),
    (error: unknown) => ({ error: sent(error) }),
  )
  port.postMessage(reply)
  port.close()
  if (method === 'close') parentPort?.close()
})

function sent(error: unknown): NonNullable<Reply['error']> {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  return { name, message, ...(error instanceof StoreUnavailable && { fault: error.fault }) }
}
