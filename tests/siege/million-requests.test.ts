import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { ownerLanguage } from '#scripts/owner/owner-language.ts'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import { fillStore } from '#server/fixtures/many-requests.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-million-'))
const root = fileURLToPath(new URL('../..', import.meta.url))
const count = 1_000_000
const run = promisify(execFile)
/** The command speaks as the project's settings say. */
const say = ownerWords[ownerLanguage(root)]
/** `npm run test:siege`: each takes minutes. */
const isFull = process.env.SIEGE === 'full'
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the owner's command; gives its last lines, and prints its seconds and megabytes. */
async function command(words: string): Promise<string> {
  const started = performance.now()
  const watched = `${process.execPath} --max-old-space-size=64 --import ./tests/siege/tell-memory.ts scripts/requests.ts ${words} | tail -n 3`
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '', SMTP_URL: '' }
  const { stdout, stderr } = await run('bash', ['-o', 'pipefail', '-c', watched], { cwd: root, env })
  const seconds = Math.round((performance.now() - started) / 1_000)
  const megabytes = Number(/most memory: (\d+) MB/.exec(stderr)?.[1])
  process.stdout.write(`${count} requests, ${words.split(' ')[0]}: ${seconds} s, ${megabytes} MB\n`)
  expect(megabytes).toBeLessThan(300)
  return stdout
}

test.skipIf(!isFull)(
  'a million requests are listed, searched, exported and purged in little memory',
  async () => {
    await fillStore(folder, count)
    expect(await command('list')).toContain(say('requests.count', { count }))
    expect(await command('list anna999999@')).toContain(say('requests.count', { count: 1 }))
    const file = join(folder, 'all.csv')
    expect(await command(`export ${file}`)).toContain(say('requests.exported', { count, file }))
    expect(await command('purge --yes')).toContain(say('requests.erased', { count: count / 2 }))
  },
  1_800_000,
)
