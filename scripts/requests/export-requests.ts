import { chmodSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { eachRequest } from '#server/contact-store/each-request.ts'
import type { Desk, Options } from './desk.ts'
import { requestsCsv, requestsJson } from './table.ts'

/** All requests into a file for the owner alone, or onto the screen; some of them at a time. */
export async function exportRequests({ store, writeLine, words }: Desk, { args: [file], flags }: Options) {
  let count = 0
  const counted = async function* () {
    for await (const request of eachRequest(store)) {
      count++
      yield request
    }
  }
  const pieces = flags.has('--json') ? requestsJson(counted()) : requestsCsv(counted())
  if (!file) {
    for await (const piece of pieces) writeLine(piece.replace(/\r?\n$/, ''))
    return
  }
  const target = await open(file, 'w', 0o600)
  try {
    // The mode is only given to a new file; an older one may be open to others.
    chmodSync(file, 0o600)
    for await (const chunk of inChunks(pieces)) await target.write(chunk)
  } finally {
    await target.close()
  }
  writeLine(words.exported(count, file))
}

/** The same text in fewer pieces: a write for each row would take longer than reading it. */
async function* inChunks(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = ''
  for await (const piece of pieces) {
    chunk += piece
    if (chunk.length < 256_000) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}
