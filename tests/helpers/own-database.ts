import { inject } from 'vitest'
import { createDatabaseAt } from './postgres-server.ts'

/** Connection string of a new, empty database. */
export function ownDatabase(): Promise<string> {
  return createDatabaseAt(inject('postgres'))
}
