import { resolve } from 'node:path'
import { readConfig } from '#server/config.ts'
import { moveStore } from '#server/contact-store/move-store.ts'
import { openDatabase, type StorePlace } from '#server/contact-store/open-contact-store.ts'
import type { Print } from './run-command.ts'

/** Moves all requests from the store of the configuration to `where`. @throws Error in words for the owner */
export async function moveRequests(from: StorePlace, where: string | undefined, print: Print) {
  if (!where) throw new Error('Move where? Write postgres://… or a folder, or set MOVE_TO.')
  const to = placeOf(where, from)
  const [source, target] = [openDatabase(from), openDatabase(to)]
  try {
    await moveStore(source, target, print)
  } finally {
    await source.close()
    await target.close()
  }
  print(
    'All of it arrived, byte by byte. The store that was left takes no more requests: erase it when the site runs.',
  )
  print(
    to.databaseUrl
      ? 'Start the site with DATABASE_URL set to it.'
      : `Start the site with DATA_DIR=${to.dataDir} and without DATABASE_URL.`,
  )
}

function placeOf(where: string, from: StorePlace): StorePlace {
  if (!/^postgres(ql)?:/.test(where)) {
    if (!from.databaseUrl && resolve(where) === resolve(from.dataDir))
      throw new Error('The requests are there already.')
    return { dataDir: where, databaseUrl: undefined }
  }
  const result = readConfig({ DATABASE_URL: where })
  if ('faults' in result) throw new Error(result.faults.join('\n').replace('DATABASE_URL', 'The target'))
  if (where === from.databaseUrl) throw new Error('The requests are there already.')
  return { dataDir: '', databaseUrl: where }
}
