import { inject } from 'vitest'
import { createDatabaseAt } from './postgres-server.ts'

export function ownDatabase(): Promise<string> {
  return createDatabaseAt(inject('postgres'))
}
