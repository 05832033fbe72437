import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createContactStore } from '#server/contact-store/contact-store.ts'
import { openPostgres } from '#server/contact-store/postgres.ts'
import { openSqlite } from '#server/contact-store/sqlite.ts'
import { request } from '#server/fixtures/outbox-run.ts'
import { ownDatabase } from '#tests/helpers/own-database.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { projectRoot } from '#tests/helpers/site-root.ts'

const script = `${projectRoot}/deploy/backup.sh`
const restore = `${projectRoot}/deploy/restore.sh`
const needed = ['flock', 'gpg', 'sqlite3', 'pg_dump', 'pg_restore']
const missing = needed.filter((name) => spawnSync(name, ['--version']).error)

describe.skipIf(missing.length > 0)('a backup', () => {
  if (missing.length > 0) return
  const folder = ownFolder()
  const keys = { ...process.env, GNUPGHOME: `${folder}/keys` }
  mkdirSync(keys.GNUPGHOME, { mode: 0o700 })
  afterAll(() => void spawnSync('gpgconf', ['--kill', 'all'], { env: keys }))
  const make = ['--batch', '--quiet', '--passphrase', '', '--quick-generate-key']
  execFileSync('gpg', [...make, 'backup@example.it', 'future-default'], { env: keys, stdio: 'ignore' })
  const publicKey = `${folder}/public.asc`
  writeFileSync(publicKey, execFileSync('gpg', ['--armor', '--export'], { env: keys }))

  const engines = {
    sqlite: async (name: string) => {
      const data = `${folder}/${name}`
      mkdirSync(data)
      return { env: { DATA_DIR: data }, open: () => createContactStore(openSqlite(`${data}/contact.sqlite`)) }
    },
    postgresql: async () => {
      const address = await ownDatabase()
      return { env: { DATABASE_URL: address }, open: () => createContactStore(openPostgres(address)) }
    },
  }

  /** A store on SQLite with a request, and where its backups go. */
  async function filled(name: string) {
    const target = `${folder}/backups-${name}`
    const { env, open } = await engines.sqlite(name)
    const store = open()
    await store.save(request())
    await store.close()
    return { env: { ...env, BACKUP_DIR: target }, data: env.DATA_DIR, target }
  }

  test.for(Object.entries(engines))('of %s is encrypted, private and restorable', async ([name, make]) => {
    const { env, open } = await make(`store-${name}`)
    const store = open()
    const kept = request()
    await store.save(kept)
    // While the site runs: the store is still open.
    const file = backup({ ...env, BACKUP_DIR: `${folder}/backups-${name}` })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(execFileSync('cat', [file]).includes(kept.message)).toBe(false)

    const late = request()
    await store.save(late)
    await store.close()
    execFileSync(restore, [file], { env: { ...keys, ...env } })
    const restored = open()
    expect((await restored.list()).map(({ id }) => id)).toEqual([kept.id])
    await restored.close()
  })

  test('shows no password in the process list', async () => {
    const password = 'p:a\\s%&'
    const address = `postgres://site:${encodeURIComponent(password)}@db.invalid:5432/site?sslmode=require`
    const seen = `${folder}/seen`
    mkdirSync(`${folder}/watched`)
    for (const program of ['pg_dump', 'pg_restore']) {
      const watch = `#!/bin/sh\necho "$@" >>${seen}; env >>${seen}; cat "$PGPASSFILE" >>${seen}.pass; stat -c %a "$PGPASSFILE" >>${seen}.pass; exit 1\n`
      writeFileSync(`${folder}/watched/${program}`, watch, { mode: 0o755 })
    }
    const env = { ...keys, DATABASE_URL: address, PATH: `${folder}/watched:${process.env.PATH}` }
    const own = { BACKUP_KEY: publicKey, BACKUP_DIR: `${folder}/backups-watched` }
    expect(spawnSync(script, { env: { ...env, ...own } }).status).not.toBe(0)
    const file = `${folder}/watched/any.dump.gpg`
    cpSync(backup((await filled('any')).env), file)
    expect(spawnSync(restore, [file], { env }).status).not.toBe(0)
    const processes = readFileSync(seen, 'utf8')
    expect(
      processes.match(/--dbname=postgres:\/\/site@db\.invalid:5432\/site\?sslmode=require/g),
    ).toHaveLength(2)
    expect(processes).not.toContain(encodeURIComponent(password))
    expect(processes).not.toContain(password)
    expect(readFileSync(`${seen}.pass`, 'utf8')).toBe('*:*:*:*:p\\:a\\\\s%&\n600\n'.repeat(2))
  })

  test("is restored without the old store's log, and the old store is kept beside it", async () => {
    const { env, data } = await filled('log')
    const file = backup(env)
    // As a crash leaves it.
    writeFileSync(`${data}/contact.sqlite-wal`, 'an old log')
    execFileSync(restore, [file], { env: { ...keys, ...env } })
    const [before = '', ...others] = keptBefore(data)
    expect(others).toEqual([`${before}-wal`])
    expect(readdirSync(data)).not.toContain('contact.sqlite-wal')
  })

  test('that is restored twice keeps both former stores', async () => {
    const { env, data } = await filled('twice')
    const file = backup(env)
    for (const text of ['the first', 'the second']) {
      writeFileSync(`${data}/contact.sqlite`, text)
      execFileSync(restore, [file], { env: { ...keys, ...env } })
    }
    const texts = keptBefore(data).map((name) => readFileSync(`${data}/${name}`, 'utf8'))
    expect(texts).toEqual(['the first', 'the second'])
  })

  test('that is expired is deleted after a new one is complete; no partial file remains', async () => {
    const { env, target } = await filled('expiry')
    mkdirSync(target)
    const age = (name: string, days: number) => {
      writeFileSync(`${target}/${name}`, '')
      const time = Date.now() / 1_000 - days * 86_400
      utimesSync(`${target}/${name}`, time, time)
    }
    // Tomorrow night it would be older than the 30 days promised to visitors.
    age('vetrina-old.sqlite.gpg', 29.2)
    age('vetrina-young.sqlite.gpg', 28.5)
    age('notes.txt', 400)
    const broken = spawnSync(script, {
      env: { ...process.env, DATA_DIR: `${folder}/nowhere`, BACKUP_DIR: target, BACKUP_KEY: publicKey },
    })
    expect(broken.status).toBe(1)
    const kept = ['.lock', 'notes.txt', 'vetrina-young.sqlite.gpg']
    expect(readdirSync(target).sort()).toEqual([...kept, 'vetrina-old.sqlite.gpg'].sort())
    const made = backup(env)
    expect(readdirSync(target).sort()).toEqual([...kept, basename(made)].sort())
  })

  test('removes the plain text that a killed backup left', async () => {
    const { env, target } = await filled('killed')
    const work = () => readdirSync(target).filter((name) => name.startsWith('.work-'))
    mkdirSync(`${folder}/deadly`)
    writeFileSync(`${folder}/deadly/gpg`, '#!/bin/sh\nkill -9 $PPID\n', { mode: 0o755 })
    const path = `${folder}/deadly:${process.env.PATH}`
    expect(() => backup({ ...env, PATH: path })).toThrow()
    const [left] = work()
    expect(readdirSync(`${target}/${left}`)).toContain('store')
    backup(env)
    expect(work()).toEqual([])
  })

  test('waits for a running backup', async () => {
    const { env, target } = await filled('two')
    mkdirSync(target)
    const other = `mkdir ${target}/.work-other; echo begun; sleep 1; ls -A ${target}`
    const running = spawn('flock', [`${target}/.lock`, 'sh', '-c', other])
    const [begun] = await once(running.stdout, 'data')
    expect(String(begun)).toBe('begun\n')
    const rest = running.stdout.toArray()
    const made = backup(env)
    expect(String((await rest).join('')).split('\n')).toEqual(['.lock', '.work-other', ''])
    expect(readdirSync(target)).toEqual(['.lock', basename(made)])
  })

  test('of a damaged database fails', async () => {
    const { env, data } = await filled('damaged')
    const file = `${data}/contact.sqlite`
    const whole = readFileSync(file)
    // In the middle: the first pages, with the tables' names, stay.
    writeFileSync(file, whole.fill(0xa5, Math.floor(whole.length / 8_192) * 4_096))
    expect(() => backup(env)).toThrow('The store is damaged')
  })

  test('that was changed is refused before anything is touched', async () => {
    const { env, data } = await filled('changed')
    const file = backup(env)
    const changed = readFileSync(file).map((byte, index) => (index === 400 ? byte ^ 1 : byte))
    writeFileSync(file, changed)
    expect(spawnSync(restore, [file], { env: { ...keys, ...env } }).status).not.toBe(0)
    expect(keptBefore(data)).toEqual([])
  })

  function backup(env: Record<string, string>): string {
    const all = { ...process.env, BACKUP_KEY: publicKey, ...env }
    return execFileSync(script, { env: all, encoding: 'utf8' }).trim()
  }
})

/** Stores kept by restores, oldest first. */
function keptBefore(dataDir: string): string[] {
  return readdirSync(dataDir)
    .filter((name) => name.includes('.before-restore'))
    .sort()
}
