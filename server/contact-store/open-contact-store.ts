import { type ContactStore, createContactStore } from './contact-store.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

/** PostgreSQL when there is an address for it, else `contact.sqlite` in the data folder. Opens nothing yet. */
export function openContactStore(options: {
  dataDir: string
  databaseUrl: string | undefined
}): ContactStore {
  const { dataDir, databaseUrl } = options
  return createContactStore(databaseUrl ? openPostgres(databaseUrl) : openSqlite(`${dataDir}/contact.sqlite`))
}
