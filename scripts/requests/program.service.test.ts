import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownerLanguage } from '#scripts/owner/owner-language.ts'
import { fillStore } from '#server/fixtures/many-requests.ts'
import { projectRoot } from '#tests/helpers/site-root.ts'
import { commandWords } from './command-words.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-program-'))
/** The command speaks as the project's settings say. */
const words = commandWords[ownerLanguage(projectRoot)]

beforeAll(() => fillStore(join(folder, 'data'), 600))
afterAll(() => rmSync(folder, { recursive: true }))

/** The owner's command itself, in a shell's line: `requests` stands for it. */
function shell(line: string) {
  const requests = `requests() { '${process.execPath}' scripts/requests.ts "$@"; }`
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '', SMTP_URL: '' }
  const options = { cwd: projectRoot, env, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync('sh', ['-c', `${requests}; ${line}`], options)
  return { status, stdout, stderr }
}

test('an export that does not fit is told, and nothing of it is left', () => {
  const file = join(folder, 'cut.csv')
  // In blocks of 512 bytes, of which the list takes 1,350: its end is cut off. The store itself needs fewer.
  const { status, stdout, stderr } = shell(`ulimit -f 1200; requests export ${file}`)
  expect([status, stdout]).toEqual([1, ''])
  const [before = ''] = words.notWritten(file, 'EFBIG').split('EFBIG')
  expect(stderr).toContain(`${before}EFBIG`)
  expect(readdirSync(folder)).toEqual(['data'])
})

test('an export overwrites nothing, neither a file nor what one that was killed has left', () => {
  for (const name of ['old.csv', 'killed.csv.part']) writeFileSync(join(folder, name), 'as it was')
  for (const [name, there] of [
    ['old.csv', 'old.csv'],
    ['killed.csv', 'killed.csv.part'],
  ] as const) {
    const told = `${words.isThere(join(folder, there))}\n`
    expect(shell(`requests export ${join(folder, name)}`)).toEqual({ status: 1, stdout: '', stderr: told })
    expect(readFileSync(join(folder, there), 'utf8')).toBe('as it was')
  }
  expect(existsSync(join(folder, 'killed.csv'))).toBe(false)
})

test('a move that is told with a flag goes nowhere', () => {
  const told = `${words.noFlag('move', '--yes', [])}\n`
  expect(shell(`requests move --yes`)).toEqual({ status: 1, stdout: '', stderr: told })
})

test('whoever has read enough ends a list quietly', () => {
  const { status, stdout, stderr } = shell(`{ requests list; echo "ended with $?" >&2; } | head -n 2`)
  expect([status, stdout.split('\n').length, stderr]).toEqual([0, 3, 'ended with 0\n'])
})

test('a list that the disk has no room for is told in one line', () => {
  const { status, stderr } = shell(`ulimit -f 200; requests export > ${join(folder, 'shown.csv')}`)
  expect([status, stderr]).toEqual([1, 'EFBIG: file too large, write\n'])
})
