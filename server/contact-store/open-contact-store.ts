import { type ContactStore, createContactStore } from './contact-store.ts'
import type { Database } from './database.ts'
import { type IntakeLimits, intakeLimits } from './intake.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import { openThreadedStore } from './threaded-store.ts'

export type StoreLocation = { dataDir: string; databaseUrl: string | undefined; storeLimits?: IntakeLimits }

const reserveBytes = 64e6

type StoreOptions = {
  limits?: IntakeLimits
  reserveBytes?: number
  log?: (message: string) => void
  /** For the owner's commands: they may use the reserve of a full disk. */
  isOwner?: boolean
}

/** PostgreSQL when there is an address for it, else `contact.sqlite` in the data folder. Opens nothing yet. */
export function openContactStore(location: StoreLocation, options: StoreOptions = {}): ContactStore {
  const { limits = location.storeLimits ?? intakeLimits, log = () => {}, isOwner = false } = options
  if (location.databaseUrl) return createContactStore(openPostgres(location.databaseUrl), { limits, log })
  const data = {
    file: sqliteFile(location),
    limits,
    reserveBytes: options.reserveBytes ?? reserveBytes,
    isOwner,
  }
  return openThreadedStore(data, log)
}

/** The same store as a bare database in this thread, for what goes over the whole of it. */
export function openDatabase(location: StoreLocation): Database {
  return location.databaseUrl ? openPostgres(location.databaseUrl) : openSqlite(sqliteFile(location))
}

export function sqliteFile({ dataDir }: StoreLocation): string {
  return `${dataDir}/contact.sqlite`
}
