import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { findPostgres } from '#tests/programs/find-programs.ts'
import { freePort } from './free-port.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string
  }
}

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>

/** A temporary PostgreSQL on a free port; unless `survives`, without fsync. */
export async function startPostgres({ survives = true } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'site-postgres-'))
  const user = unprivilegedUser()
  const bin = requirePostgres()
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'site', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed:\n${made.stderr}`)
  const port = await freePort()
  const address = `postgres://site@127.0.0.1:${port}`
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=300',
    ...(survives ? [] : ['fsync=off']),
  ]
  let child = await launch()

  async function launch(): Promise<ChildProcess> {
    const server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    let output = ''
    server.stderr.on('data', (chunk) => {
      output += String(chunk)
    })
    const deadline = Date.now() + 30_000
    const answer = () => run(`${address}/postgres`, 'SELECT 1').then(() => true)
    while (!(await answer().catch(() => false))) {
      if (server.exitCode !== null || Date.now() > deadline)
        throw new Error(`PostgreSQL did not start:\n${output}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return server
  }

  return {
    address,
    /** Without a checkpoint, like a power failure. */
    crash: () => endProcess(child, 'SIGQUIT'),
    restart: async () => {
      child = await launch()
    },
    stop: async () => {
      await endProcess(child, 'SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function createDatabaseAt(address: string): Promise<string> {
  if (!address) requirePostgres()
  const name = `site_${randomUUID().replaceAll('-', '')}`
  await run(`${address}/postgres`, `CREATE DATABASE ${name}`)
  return `${address}/${name}`
}

let shared: PostgresServer | undefined

/** Shared by a project's tests. Without PostgreSQL, each test that needs it fails with a message. */
export async function setup(project: TestProject) {
  shared = findPostgres() ? await startPostgres({ survives: false }) : undefined
  project.provide('postgres', shared?.address ?? '')
}

export async function teardown() {
  await shared?.stop()
}

function requirePostgres(): string {
  const bin = findPostgres()
  if (!bin) throw new Error('No PostgreSQL on this machine: install postgresql, then try again.')
  return bin
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const line = readFileSync('/etc/passwd', 'utf8').match(new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm'))
    if (line) return { uid: Number(line[1]), gid: Number(line[2]) }
  }
  return { uid: 65_534, gid: 65_534 }
}

async function run(address: string, sql: string) {
  const client = new Client({ connectionString: address, connectionTimeoutMillis: 2_000 })
  try {
    await client.connect()
    await client.query(sql)
  } finally {
    await client.end()
  }
}

async function endProcess(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await ended
}
