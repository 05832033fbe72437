import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownerLanguage } from '#scripts/owner/owner-language.ts'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import { fillStore } from '#server/fixtures/many-requests.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-many-'))
const root = fileURLToPath(new URL('../..', import.meta.url))
const count = 60_000
/** The command's language is that of the project's settings. */
const say = ownerWords[ownerLanguage(root)]
const run = promisify(execFile)

beforeAll(() => fillStore(folder, count))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the owner's command with memory for no more than a few thousand requests. */
async function command(...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '', SMTP_URL: '' }
  const node = ['--max-old-space-size=40', 'scripts/requests.ts', ...args]
  return (await run(process.execPath, node, { cwd: root, env, maxBuffer: 1e9 })).stdout
}

test('however many there are, list, search, export and purge go through them in little memory', async () => {
  expect(await command('list')).toContain(`\n${say('requests.count', { count })}\n`)
  expect(await command('list', 'anna59999@')).toContain(`\n${say('requests.count', { count: 1 })}\n`)
  expect(await command('erase', 'anna7@example.it')).toMatch(
    new RegExp(`^00000007 .*\n${say('requests.unerased')}`),
  )
  const file = join(folder, 'all.csv')
  expect(await command('export', file)).toBe(`${say('requests.exported', { count, file })}\n`)
  expect(statSync(file).size).toBeGreaterThan(count * 1_000)
  expect(await command('purge', '--yes')).toContain(say('requests.erased', { count: count / 2 }))
  expect(await command('list', '--open')).toContain(`\n${say('requests.count', { count: count / 2 })}\n`)
})
