import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import { openContactStore } from '#server/contact-store/open-contact-store.ts'
import { contactApp, createVisitor } from '#server/fixtures/contact-app.ts'
import { request, siteStore } from '#server/fixtures/store-engines.ts'
import { createUuid } from '#shared/uuid.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { runCommand } from './run-command.ts'

const disk = join(ownFolder(), 'disk')
mkdirSync(disk)
const mount = ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', disk]
/** Only root can mount a small disk; elsewhere this test is reported as skipped. */
const isMounted = process.getuid?.() === 0 && spawnSync('mount', mount, { stdio: 'ignore' }).status === 0
afterAll(() => {
  if (isMounted) spawnSync('umount', ['-l', disk])
})

const limits = { dayBytes: 1e9, floorBytes: 0 }

test.skipIf(!isMounted)(
  'a full disk is reported to visitors and owner without partial writes, and erasing makes room',
  async () => {
    const store = siteStore(disk, limits)
    const { app } = contactApp({ store })
    const visitor = await createVisitor(app)
    const files = [{ name: 'a.pdf', content: Buffer.alloc(1_500_000, 'x') }]
    const kept = request({ emailOrPhone: 'anna@example.it' })
    await store.save(request({ emailOrPhone: 'spam@example.it', files }))
    await store.save(kept)

    const health = async () => (await app.inject('/healthz')).json()
    const id = createUuid()
    const attached = [{ name: 'files', filename: 'a.txt', value: Buffer.alloc(90_000, 'a') }]
    // First with room for the beginning of a request, then with none.
    for (const room of [40_000, 0, 0]) {
      fillDisk(join(disk, 'filler'), room)
      expect((await visitor.send({ id }, attached)).statusCode).toBe(503)
      expect(await health()).toEqual({ status: 'unavailable', reason: 'full' })
    }
    expect((await app.inject('/it/contact')).statusCode).toBe(200)

    // As the owner's command does it, beside the running site.
    const command = openContactStore({ dataDir: disk, databaseUrl: undefined }, { limits, isOwner: true })
    const lines: string[] = []
    const writeLine = (line: string) => lines.push(line)
    const context = { store: command, writeLine, say: ownerWords.en, t: String }
    const erase = () => runCommand(context, ['erase', 'spam@example.it', '--yes'])
    await expect(erase()).rejects.toMatchObject({ fault: 'full' })
    rmSync(join(disk, 'filler'))
    await erase()
    await command.close()
    expect(lines.at(-1)).toContain('1 erased')
    expect((await visitor.send({ id }, attached)).statusCode).toBe(201)
    expect(await health()).toEqual({ status: 'ok' })
    const sizes = Object.fromEntries((await store.list()).map((one) => [one.id, one.files[0]?.size]))
    expect(sizes).toStrictEqual({ [kept.id]: undefined, [id]: 90_000 })
    const database = new DatabaseSync(join(disk, 'contact.sqlite'))
    expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
    database.close()
  },
)

/** Writes until not a byte fits any more, then gives back `room` bytes. */
function fillDisk(file: string, room: number) {
  for (const size of [1_000_000, 4_096, 1]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' })
    } catch {
      // Full for writes of this size: try smaller ones.
    }
  }
  truncateSync(file, statSync(file).size - room)
}
