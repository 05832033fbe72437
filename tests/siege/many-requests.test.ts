import { execFile } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { ownerLanguage } from '#scripts/owner/owner-language.ts'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import { fillStore } from '#server/fixtures/many-requests.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { projectRoot } from '#tests/helpers/site-root.ts'

const folder = ownFolder()
/** `npm run test:siege` takes a million, and minutes. */
const count = process.env.SIEGE === 'full' ? 1_000_000 : 60_000
const timeout = 1_800_000
/** The command's language is that of the project's settings. */
const say = ownerWords[ownerLanguage(projectRoot)]

beforeAll(() => fillStore(folder, count), timeout)

/** Runs the owner's command, with memory for no more than a few thousand requests; gives its last lines. */
async function command(words: string): Promise<string> {
  const started = performance.now()
  const tell = `process.on('exit', () => console.error('most memory:', process.resourceUsage().maxRSS))`
  const NODE_OPTIONS = `--max-old-space-size=64 --import data:text/javascript,${encodeURIComponent(tell)}`
  const shell = ['-o', 'pipefail', '-c', `"$NODE" scripts/requests.ts ${words} | tail -n 3`]
  const store = { DATA_DIR: folder, DATABASE_URL: '', SMTP_URL: '' }
  const env = { ...process.env, ...store, NODE: process.execPath, NODE_OPTIONS }
  const { stdout, stderr } = await promisify(execFile)('bash', shell, { cwd: projectRoot, env })
  const seconds = Math.round((performance.now() - started) / 1_000)
  const megabytes = Math.round(Number(/most memory: (\d+)/.exec(stderr)?.[1]) / 1_024)
  console.log(`${count} requests, ${words}: ${seconds} s, ${megabytes} MB`)
  expect(megabytes).toBeLessThan(300)
  return stdout
}

test('list, search, export and purge need little memory for any number', { timeout }, async () => {
  expect(await command('list')).toContain(`\n${say('requests.count', { count })}\n`)
  expect(await command(`list anna${count - 1}@`)).toContain(`\n${say('requests.count', { count: 1 })}\n`)
  expect(await command('erase anna7@example.it')).toMatch(
    new RegExp(`^00000007 .*\n${say('requests.unerased')}`),
  )
  const file = join(folder, 'all.csv')
  await command(`export > ${file}`)
  expect(statSync(file).size).toBeGreaterThan(count * 1_000)
  expect(await command('purge --yes')).toContain(say('requests.erased', { count: count / 2 }))
  expect(await command('list --open')).toContain(`\n${say('requests.count', { count: count / 2 })}\n`)
})
