import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Say } from '#scripts/owner/owner-words.ts'
import { StoreUnavailable } from '#server/contact-store/database.ts'
import { eachRequest } from '#server/contact-store/requests.ts'
import type { CommandContext, Options } from './command-context.ts'
import { requestsCsv, requestsJson } from './table.ts'

export async function exportRequests(
  { store, writeLine, say, t }: CommandContext,
  { args: [file], flags }: Options,
) {
  let count = 0
  const counted = async function* () {
    for await (const request of eachRequest(store)) {
      count++
      yield request
    }
  }
  const pieces = flags.has('--json') ? requestsJson(counted()) : requestsCsv(counted(), { say, t })
  if (!file) {
    for await (const piece of pieces) writeLine(piece.replace(/\r?\n$/, ''))
    return
  }
  await writeWhole(file, pieces, say)
  writeLine(say('requests.exported', { count, file }))
}

/** Renames when complete, so that a truncated export never looks complete. @throws Error for the owner */
async function writeWhole(file: string, pieces: AsyncIterable<string>, say: Say) {
  const part = `${file}.part`
  for (const path of [file, part]) if (existsSync(path)) throw new Error(say('requests.isThere', { path }))
  try {
    await pipeline(pieces, createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }))
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    if (error instanceof StoreUnavailable || !(error instanceof Error)) throw error
    throw new Error(say('requests.notWritten', { file, message: error.message }))
  }
}
