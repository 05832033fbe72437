import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ContactStore } from './contact-store.ts'
import { StoreUnavailable } from './database.ts'
import type { IntakeLimits } from './intake.ts'
import { type Call, type Reply, receivedError, storeOf } from './store-calls.ts'

// In a release this file is part of a bundle, and so is the thread's.
const program = new URL(`./store-thread${extname(import.meta.url)}`, import.meta.url)

export type ThreadData = { file: string; limits: IntakeLimits; reserveBytes: number; isOwner: boolean }

type Pending = { resolve: (value: unknown) => void; reject: (error: Error) => void }

/**
 * The store of an SQLite file in a thread of its own: what takes long there (a large attachment, an erasure, a disk that
 * hangs) holds no page up. A thread that ends by itself is started again at the next call.
 */
export function openThreadedStore(data: ThreadData, log: (message: string) => void): ContactStore {
  const pending = new Map<number, Pending>()
  let last = 0
  let thread: Worker | undefined
  let closing: Promise<unknown> | undefined

  function start(): Worker {
    const started = new Worker(program, { workerData: data })
    started.on('message', (reply: Reply) => {
      if (reply.kind === 'log') return log(reply.message)
      const { resolve, reject } = pending.get(reply.number) ?? {}
      pending.delete(reply.number)
      if (pending.size === 0) started.unref()
      if (reply.kind === 'value') resolve?.(reply.value)
      else reject?.(receivedError(reply.error))
    })
    started.on('error', (error) => log(`The thread of the store failed (${error}).`))
    started.on('exit', () => {
      if (thread === started) thread = undefined
      for (const { reject } of pending.values()) {
        reject(new StoreUnavailable('The thread of the store has ended.'))
      }
      pending.clear()
    })
    return started
  }

  function call(method: Call['method'], values: readonly unknown[]): Promise<unknown> {
    if (closing && method !== 'close') return Promise.reject(new StoreUnavailable('The store is closed.'))
    thread ??= start()
    const asked = thread
    // Nothing keeps the program alive but an answer that somebody waits for.
    asked.ref()
    const number = ++last
    return new Promise((resolve, reject) => {
      pending.set(number, { resolve, reject })
      asked.postMessage({ number, method, values } satisfies Call)
    })
  }

  return storeOf((method, values) => {
    if (method !== 'close') return call(method, values)
    closing ??= thread ? call('close', []) : Promise.resolve()
    return closing
  })
}
