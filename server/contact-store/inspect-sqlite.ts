import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'

// In a release this file is part of a bundle, and so is the thread's.
const program = new URL(`./inspect-thread${extname(import.meta.url)}`, import.meta.url)

/** What SQLite finds wrong with the file's pages, or null; in a thread of its own, since it reads the whole file. */
export function inspectSqlite(file: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(program, { workerData: file })
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', () => reject(new Error('The look at the pages was broken off.')))
  })
}
