import { inject } from 'vitest'
import { createDatabaseAt } from './postgres-server.ts'

/** A new empty database of the run's PostgreSQL: its connection string. */
export function ownDatabase(): Promise<string> {
  return createDatabaseAt(inject('postgres'))
}
