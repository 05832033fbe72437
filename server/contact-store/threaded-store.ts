import { extname } from 'node:path'
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import { type ContactStore, createContactStore } from './contact-store.ts'
import { type StoreFault, StoreUnavailable } from './database.ts'
import type { IntakeLimits } from './intake.ts'
import { openSqlite } from './sqlite.ts'

// `.js` in a release, where both files are bundled.
const program = new URL(`./store-thread${extname(import.meta.url)}`, import.meta.url)

export type ThreadData = { file: string; limits: IntakeLimits }
export type Call = { method: keyof ContactStore; values: readonly unknown[]; port: MessagePort }
/** Errors lose their class in structured cloning. */
export type Reply = { value?: unknown; error?: { name: string; message: string; fault?: StoreFault } }

/** Storing ten megabytes takes 170 ms, a hanging disk longer, and pages must not wait for it. */
export function openThreadedStore(data: ThreadData, log: (message: string) => void): ContactStore {
  let thread: Worker | undefined
  let closing: Promise<unknown> | undefined

  function start(): Worker {
    const started = new Worker(program, { workerData: data })
    started.on('message', log)
    started.on('error', (error) => log(`The thread of the store failed (${error}).`))
    started.on('exit', () => {
      if (thread === started) thread = undefined
    })
    // The process stays alive only while a reply is awaited, through its port.
    started.unref()
    return started
  }

  function call(method: Call['method'], values: readonly unknown[]): Promise<unknown> {
    if (closing) return Promise.reject(new StoreUnavailable('The store is closed.'))
    thread ??= start()
    const { port1, port2 } = new MessageChannel()
    thread.postMessage({ method, values, port: port2 } satisfies Call, [port2])
    return new Promise((resolve, reject) => {
      port1.once('message', ({ value, error }: Reply) => (error ? reject(received(error)) : resolve(value)))
      // Also fires after the reply; then it has no effect.
      port1.once('close', () => reject(new StoreUnavailable('The thread of the store has ended.')))
    })
  }

  const close = () => {
    closing ??= thread ? call('close', []) : Promise.resolve()
    return closing
  }
  // Only to list the method names; opens nothing.
  const unopened = createContactStore(openSqlite(data.file))
  const calls = Object.keys(unopened).map((name) => [
    name,
    (...values: readonly unknown[]) => call(name as keyof ContactStore, values),
  ])
  return { ...(Object.fromEntries(calls) as ContactStore), close: async () => void (await close()) }
}

function received({ name, message, fault }: NonNullable<Reply['error']>): Error {
  return name === 'StoreUnavailable' ? new StoreUnavailable(message, fault) : new Error(message)
}
