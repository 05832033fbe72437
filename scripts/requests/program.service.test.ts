import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { ownerLanguage } from '#scripts/owner/owner-language.ts'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import { fillStore } from '#server/fixtures/many-requests.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { projectRoot } from '#tests/helpers/site-root.ts'

const folder = ownFolder()
/** The command's language is that of the project's settings. */
const say = ownerWords[ownerLanguage(projectRoot)]

beforeAll(() => fillStore(join(folder, 'data'), 600))

/** The first line of every command, on the error stream. */
const storeLine = `${say('requests.store', { name: join(folder, 'data', 'contact.sqlite') })}\n`

/** Runs a line of shell in which `requests` is the owner's command; leaves out what it says of its store. */
function shell(line: string) {
  const { stderr, ...rest } = shellAsIs(line)
  expect(stderr).toContain(storeLine)
  return { ...rest, stderr: stderr.replace(storeLine, '') }
}

function shellAsIs(line: string, location: NodeJS.ProcessEnv = {}) {
  const requests = `requests() { '${process.execPath}' scripts/requests.ts "$@"; }`
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '', SMTP_URL: '', ...location }
  const options = { cwd: projectRoot, env, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync('sh', ['-c', `${requests}; ${line}`], options)
  return { status, stdout, stderr }
}

test('an invalid variable is told, and no store is opened', () => {
  const { status, stdout, stderr } = shellAsIs('requests list', { DATABASE_URL: 'nonsense' })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^DATABASE_URL .*\n$/)
})

test('a closed pipe ends a list without an error', () => {
  const { status, stdout, stderr } = shell(`{ requests list; echo "ended with $?" >&2; } | head -n 2`)
  expect([status, stdout.split('\n').length, stderr]).toEqual([0, 3, 'ended with 0\n'])
})

test('a full disk under redirected output is a one-line error', () => {
  const { status, stderr } = shell(`ulimit -f 200; requests export > ${join(folder, 'shown.csv')}`)
  expect([status, stderr]).toEqual([1, 'EFBIG: file too large, write\n'])
})

test.each(['list', 'erase a@example.it --yes'])(
  '%s creates no missing store and says where it looked',
  (command) => {
    const nowhere = join(folder, 'nowhere')
    const { status, stdout, stderr } = shellAsIs(`requests ${command}`, { DATA_DIR: nowhere })
    const file = join(nowhere, 'contact.sqlite')
    const fault = say('requests.fault.missing', { told: `There is no store at ${file}.` })
    expect([status, stdout, stderr]).toEqual([1, '', `${say('requests.store', { name: file })}\n${fault}\n`])
    expect(existsSync(nowhere)).toBe(false)
  },
)
