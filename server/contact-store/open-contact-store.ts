import { resolve } from 'node:path'
import { type ContactStore, createContactStore } from './contact-store.ts'
import { type IntakeLimits, intakeLimits } from './intake.ts'
import { forwardIfThere, openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import { openThreadedStore } from './threaded-store.ts'

type StoreLocation = { dataDir: string; databaseUrl: string | undefined; storeLimits?: IntakeLimits }

type StoreOptions = {
  limits?: IntakeLimits
  log?: (message: string) => void
  /** Owner's commands never create a store and need no thread of their own. */
  isOwner?: boolean
}

/** PostgreSQL if `databaseUrl` is set, else `contact.sqlite` in the data folder. Connects at first use. */
export function openContactStore(location: StoreLocation, options: StoreOptions = {}): ContactStore {
  const { limits = location.storeLimits ?? intakeLimits, log = () => {}, isOwner = false } = options
  const file = sqliteFile(location)
  if (!location.databaseUrl && !isOwner) return openThreadedStore({ file, limits }, log)
  const database = location.databaseUrl
    ? openPostgres(location.databaseUrl, isOwner ? forwardIfThere : undefined)
    : openSqlite(file, undefined, { isOwner })
  return createContactStore(database, { limits, log })
}

export function storeName(location: StoreLocation): string {
  if (!location.databaseUrl) return resolve(sqliteFile(location))
  const url = new URL(location.databaseUrl)
  url.password = ''
  url.searchParams.delete('password')
  return url.href
}

function sqliteFile({ dataDir }: StoreLocation): string {
  return `${dataDir}/contact.sqlite`
}
