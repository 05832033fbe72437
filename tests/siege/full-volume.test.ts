import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { ownerLanguage } from '#scripts/owner/owner-language.ts'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import { intakeLimits } from '#server/contact-store/intake.ts'
import { projectRoot } from '#tests/helpers/site-root.ts'
import { startSite } from '#tests/helpers/site-server.ts'
import { openSession, sendForm } from './attackers.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** `npm run test:siege`; the small form is `scripts/requests/full-disk.service.test.ts`. Only root can mount a volume. */
const isFull = process.env.SIEGE === 'full' && process.getuid?.() === 0
const folder = mkdtempSync(join(tmpdir(), 'site-volume-'))
const volume = join(folder, 'volume')
mkdirSync(volume)
const [spare, spareBytes] = [join(volume, 'spare'), 20_000_000]
const mount = ['-t', 'tmpfs', '-o', 'size=600m', 'tmpfs', volume]
const isMounted = isFull && spawnSync('mount', mount, { stdio: 'ignore' }).status === 0

afterAll(() => {
  if (isMounted) spawnSync('umount', ['-l', volume])
  rmSync(folder, { recursive: true, force: true })
})

test.skipIf(!isMounted)(
  'strangers fill a volume of 600 MB, an accident the rest: nothing is lost, the owner makes room and erases, all goes on',
  { timeout: 300_000 },
  async () => {
    writeFileSync(spare, Buffer.alloc(spareBytes))
    await using server = await besieged()
    const health = async () => (await fetch(`${server.url}/healthz`)).json()
    const pageStatus = async () => (await fetch(`${server.url}/it/contact`)).status
    const session = await openSession(server.url, '198.51.100.7')
    // As long as a person takes for the form.
    await pause(3_100)
    const send = (network: string, bytes: number) => sendForm(server.url, network, session, bytes)

    let [stored, status] = [0, 201]
    for (let turn = 0; status === 201; turn++) {
      status = await send(`10.${turn}.0.1`, 4_900_000)
      if (status === 201) stored++
    }
    expect(status).toBe(503)
    expect(stored).toBeGreaterThan(20)
    // The floor of free space refuses large requests first; the margin is for SQLite's log, whose size varies.
    const margin = intakeLimits.floorBytes + 2_500_000
    writeFileSync(spare, Buffer.alloc(spareBytes + freeBytes() - margin))
    expect(await send('10.250.0.1', 0)).toBe(201)
    stored++
    // The quota of strangers ends before the volume is full.
    expect(freeBytes()).toBeGreaterThan(200_000_000)

    fillVolume(join(volume, 'filler'))
    expect(await send('11.0.0.1', 90_000)).toBe(503)
    expect(await health()).toEqual({ status: 'unavailable', reason: 'full' })
    expect([await pageStatus(), server.hasEnded()]).toEqual([200, false])

    const owner = (...words: string[]) =>
      spawnSync(process.execPath, ['scripts/requests.ts', ...words], {
        cwd: root,
        env: { ...process.env, DATA_DIR: volume, DATABASE_URL: '' },
        encoding: 'utf8',
      })
    expect(rows()).toBe(stored)
    rmSync(join(volume, 'filler'))
    const erased = owner('erase', 'anna@example.it', '--yes')
    const store = ownerWords[ownerLanguage(root)]('requests.store', { name: join(volume, 'contact.sqlite') })
    expect([erased.stderr, erased.status]).toEqual([`${store}\n`, 0])
    expect(rows()).toBe(0)

    await expect.poll(() => send('12.0.0.1', 90_000), { timeout: 60_000, interval: 1_000 }).toBe(201)
    expect(await health()).toEqual({ status: 'ok' })
    expect(rows()).toBe(1)
    const database = new DatabaseSync(join(volume, 'contact.sqlite'), { readOnly: true })
    expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
    database.close()
    console.log(
      `full volume: ${stored} requests, most with 4.9 MB, were stored before the floor of free space`,
    )
  },
)

async function besieged() {
  const server = await startSite(projectRoot, { TRUST_PROXY: '127.0.0.1', DATA_DIR: volume })
  return { ...server, [Symbol.asyncDispose]: server.kill }
}

function freeBytes(): number {
  const { bavail, bsize } = statfsSync(volume)
  return bavail * bsize
}

function rows(): number {
  const database = new DatabaseSync(join(volume, 'contact.sqlite'), { readOnly: true })
  const { count } = database.prepare('SELECT COUNT(*) AS count FROM requests').get() ?? {}
  database.close()
  return Number(count)
}

/** Writes until not a byte fits any more. */
function fillVolume(file: string) {
  for (const size of [1_000_000, 4_096, 1]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' })
    } catch {
      // Full for writes of this size: try smaller ones.
    }
  }
}
