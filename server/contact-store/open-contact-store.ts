import { resolve } from 'node:path'
import { type ContactStore, createContactStore } from './contact-store.ts'
import type { Database } from './database.ts'
import { type IntakeLimits, intakeLimits } from './intake.ts'
import { forwardIfThere, openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import { openThreadedStore } from './threaded-store.ts'

export type StoreLocation = { dataDir: string; databaseUrl: string | undefined; storeLimits?: IntakeLimits }

const reserveBytes = 64e6

type StoreOptions = {
  limits?: IntakeLimits
  reserveBytes?: number
  log?: (message: string) => void
  /** For the owner's commands: they may use the reserve of a full disk, and never make a store. */
  isOwner?: boolean
}

/** PostgreSQL when there is an address for it, else `contact.sqlite` in the data folder. Opens nothing yet. */
export function openContactStore(location: StoreLocation, options: StoreOptions = {}): ContactStore {
  const { limits = location.storeLimits ?? intakeLimits, log = () => {}, isOwner = false } = options
  const { databaseUrl } = location
  if (databaseUrl) return createContactStore(postgresAt(databaseUrl, isOwner), { limits, log })
  const data = {
    file: sqliteFile(location),
    limits,
    reserveBytes: options.reserveBytes ?? reserveBytes,
    isOwner,
  }
  return openThreadedStore(data, log)
}

/** The same store as a bare database in this thread, for what goes over the whole of it. */
export function openDatabase(location: StoreLocation, { isOwner = false } = {}): Database {
  const { databaseUrl } = location
  return databaseUrl
    ? postgresAt(databaseUrl, isOwner)
    : openSqlite(sqliteFile(location), undefined, { isOwner })
}

/** Where the requests are, for the owner: without the password. */
export function storeName(location: StoreLocation): string {
  if (!location.databaseUrl) return resolve(sqliteFile(location))
  const url = new URL(location.databaseUrl)
  url.password = ''
  url.searchParams.delete('password')
  return url.href
}

function postgresAt(url: string, isOwner: boolean): Database {
  return isOwner ? openPostgres(url, forwardIfThere) : openPostgres(url)
}

export function sqliteFile({ dataDir }: StoreLocation): string {
  return `${dataDir}/contact.sqlite`
}
