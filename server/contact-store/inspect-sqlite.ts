import { Worker } from 'node:worker_threads'

/** What SQLite finds wrong with the file's pages, or null; in a thread of its own, since it reads the whole file. */
export function inspectSqlite(file: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./inspect-thread.ts', import.meta.url), { workerData: file })
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', () => reject(new Error('The look at the pages was broken off.')))
  })
}
