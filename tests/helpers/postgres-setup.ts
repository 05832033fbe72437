import type { TestProject } from 'vitest/node'
import { hasPostgres, type PostgresServer, startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the run's PostgreSQL, without a database at its end; empty where there is none. */
    postgres: string
  }
}

let server: PostgresServer | undefined

/** One PostgreSQL for all tests of a project. Where there is none, each test that wants it says so. */
export async function setup(project: TestProject) {
  server = hasPostgres() ? await startPostgres({ survives: false }) : undefined
  project.provide('postgres', server?.address ?? '')
}

export async function teardown() {
  await server?.stop()
}
