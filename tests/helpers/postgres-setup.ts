import type { TestProject } from 'vitest/node'
import { hasPostgres, type PostgresServer, startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string
  }
}

let server: PostgresServer | undefined

/** Shared by a project's tests. Without PostgreSQL, each test that needs it fails with a message. */
export async function setup(project: TestProject) {
  server = hasPostgres() ? await startPostgres({ survives: false }) : undefined
  project.provide('postgres', server?.address ?? '')
}

export async function teardown() {
  await server?.stop()
}
