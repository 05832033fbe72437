import { resolve } from 'node:path'
import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import { readConfig } from '#server/config.ts'
import { MoveFailed, moveStore } from '#server/contact-store/move-store.ts'
import { openDatabase, type StoreLocation } from '#server/contact-store/open-contact-store.ts'
import { commandWords } from './command-words.ts'
import type { CommandWords } from './desk.ts'

type MoveOptions = { where: string | undefined; lang: OwnerLanguage; writeLine: (text: string) => void }

/** Moves all requests from the store of the configuration to `where`. @throws Error in words for the owner */
export async function moveRequests(from: StoreLocation, { where, lang, writeLine }: MoveOptions) {
  const words = commandWords[lang]
  if (!where) throw new Error(words.where)
  const to = locationOf(where, from, lang)
  const [source, target] = [openDatabase(from, { isOwner: true }), openDatabase(to)]
  try {
    // Before the target is made: there may be nothing to move.
    await source.transaction(async () => {})
    await moveStore(source, target, (...table) => writeLine(words.rows(...table)))
  } catch (error) {
    throw inWords(error, words)
  } finally {
    await source.close()
    await target.close()
  }
  writeLine(words.moved)
  writeLine(to.databaseUrl ? words.startWithUrl : words.startWithFolder(to.dataDir))
}

function inWords(error: unknown, { moveFaults }: CommandWords): unknown {
  return error instanceof MoveFailed ? new Error(moveFaults[error.fault](error.table)) : error
}

function locationOf(where: string, from: StoreLocation, lang: OwnerLanguage): StoreLocation {
  const { sameStore, target } = commandWords[lang]
  if (!/^postgres(ql)?:/.test(where)) {
    if (!from.databaseUrl && resolve(where) === resolve(from.dataDir)) throw new Error(sameStore)
    return { dataDir: where, databaseUrl: undefined }
  }
  const result = readConfig({ DATABASE_URL: where }, lang)
  if ('faults' in result) throw new Error(result.faults.join('\n').replace('DATABASE_URL', target))
  if (where === from.databaseUrl) throw new Error(sameStore)
  return { dataDir: '', databaseUrl: where }
}
