import { resolve } from 'node:path'
import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import { ownerWords, type Say } from '#scripts/owner/owner-words.ts'
import { readConfig } from '#server/config.ts'
import { MoveFailed, moveStore } from '#server/contact-store/move-store.ts'
import { openDatabase, type StoreLocation } from '#server/contact-store/open-contact-store.ts'

type MoveOptions = { where: string | undefined; lang: OwnerLanguage; writeLine: (text: string) => void }

/** @throws Error for the owner */
export async function moveRequests(from: StoreLocation, { where, lang, writeLine }: MoveOptions) {
  const say = ownerWords[lang]
  if (!where) throw new Error(say('requests.where'))
  const to = locationOf(where, from, lang)
  const [source, target] = [openDatabase(from, { isOwner: true }), openDatabase(to)]
  try {
    // Fails before the target is created if there is nothing to move.
    await source.transaction(async () => {})
    await moveStore(source, target, (table, rows, hash) =>
      writeLine(say('requests.rows', { table, rows, hash })),
    )
  } catch (error) {
    throw inWords(error, say)
  } finally {
    await source.close()
    await target.close()
  }
  writeLine(say('requests.moved'))
  writeLine(
    to.databaseUrl ? say('requests.startWithUrl') : say('requests.startWithFolder', { folder: to.dataDir }),
  )
}

function inWords(error: unknown, say: Say): unknown {
  return error instanceof MoveFailed
    ? new Error(say(`requests.move.${error.fault}`, { table: error.table }))
    : error
}

function locationOf(where: string, from: StoreLocation, lang: OwnerLanguage): StoreLocation {
  const say = ownerWords[lang]
  if (!/^postgres(ql)?:/.test(where)) {
    if (!from.databaseUrl && resolve(where) === resolve(from.dataDir))
      throw new Error(say('requests.sameStore'))
    return { dataDir: where, databaseUrl: undefined }
  }
  const result = readConfig({ DATABASE_URL: where }, lang)
  if ('faults' in result)
    throw new Error(result.faults.join('\n').replace('DATABASE_URL', say('requests.target')))
  if (where === from.databaseUrl) throw new Error(say('requests.sameStore'))
  return { dataDir: '', databaseUrl: where }
}
