import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import { openContactStore } from '#server/contact-store/open-contact-store.ts'
import { contactApp, createVisitor } from '#server/fixtures/contact-app.ts'
import { request } from '#server/fixtures/store-engines.ts'
import { runCommand } from './run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-full-'))
const disk = join(folder, 'disk')
mkdirSync(disk)
const mount = ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', disk]
/** Only root can mount a small disk; elsewhere this test is reported as skipped. */
const isMounted = process.getuid?.() === 0 && spawnSync('mount', mount, { stdio: 'ignore' }).status === 0

afterAll(() => {
  if (isMounted) spawnSync('umount', ['-l', disk])
  rmSync(folder, { recursive: true, force: true })
})

const options = { limits: { dayBytes: 1e9, allBytes: 1e9, floorBytes: 0 } }

test.skipIf(!isMounted)(
  'a full disk is told to visitors and to the owner; with room again the owner erases and the site goes on by itself',
  async () => {
    const location = { dataDir: disk, databaseUrl: undefined }
    const store = openContactStore(location, options)
    const { app, close } = contactApp({ store })
    const visitor = await createVisitor(app)
    const files = [{ name: 'a.pdf', content: Buffer.alloc(1_500_000, 'x') }]
    await store.save(request({ emailOrPhone: 'spam@example.it', files }), ['notice'])
    await store.save(request({ emailOrPhone: 'anna@example.it' }), ['notice'])
    fillDisk(join(disk, 'filler'))

    const health = async () => (await app.inject('/healthz')).json()
    const attached = [{ name: 'files', filename: 'a.txt', value: Buffer.alloc(90_000, 'a') }]
    for (let count = 0; count < 3; count++) {
      expect((await visitor.send({}, attached)).statusCode).toBe(503)
      expect(await health()).toEqual({ status: 'unavailable', reason: 'full' })
    }
    expect((await app.inject('/it/contact')).statusCode).toBe(200)

    // As the owner's command does it, beside the running site.
    const command = openContactStore(location, { ...options, isOwner: true })
    const lines: string[] = []
    const context = {
      store: command,
      writeLine: (line: string) => lines.push(line),
      say: ownerWords.en,
      t: String,
    }
    const erase = () => runCommand(context, ['erase', 'spam@example.it', '--yes'])
    await expect(erase()).rejects.toMatchObject({ fault: 'full' })
    rmSync(join(disk, 'filler'))
    await erase()
    await command.close()
    expect(lines.at(-1)).toContain('1 erased')
    expect((await visitor.send({}, attached)).statusCode).toBe(201)
    expect(await health()).toEqual({ status: 'ok' })
    await close()
  },
)

/** Writes until not a byte fits any more. */
function fillDisk(file: string) {
  for (const size of [1_000_000, 4_096, 1]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' })
    } catch {
      // Full for writes of this size: try smaller ones.
    }
  }
}
