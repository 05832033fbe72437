import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { projectRoot } from '#tests/helpers/site-root.ts'
import { loadEnvFile } from './env-file.ts'
import { serverWords } from './words/server-words.ts'

const folder = ownFolder()
const file = `${folder}/vetrina.env`

const options = (env: Record<string, string>) =>
  ({ cwd: folder, encoding: 'utf8', env: { PATH: process.env.PATH, ENV_FILE: file, ...env } }) as const

/** The variables that the reader for scripts gets from the file, or its refusal. */
function inShell(env: Record<string, string> = {}) {
  const script = `. ${projectRoot}/deploy/read-env.sh; read_env; env`
  const { status, stdout, stderr } = spawnSync('sh', ['-c', script], options(env))
  const rows = stdout.split('\n').filter((row) => /^A\d*=/.test(row))
  return { status, stderr, values: Object.fromEntries(rows.map((row) => row.split(/=(.*)/s).slice(0, 2))) }
}

/** The same from the reader in Node, in a process of its own. */
function inNode(env: Record<string, string> = {}) {
  const module = JSON.stringify(`${projectRoot}/server/env-file.ts`)
  const script = `const { loadEnvFile } = await import(${module})
    const faults = loadEnvFile()
    const values = Object.fromEntries(Object.entries(process.env).filter(([name]) => /^A\\d*$/.test(name)))
    process.stdout.write(JSON.stringify({ faults, values }))`
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], options(env))
  return JSON.parse(output) as { faults: string[]; values: Record<string, string> }
}

test('Node and sh read the same values, evaluate nothing and keep variables already set', () => {
  const values = {
    A1: 'https://www.example.it',
    A2: 'postgres://site:p%25%23w@db:5432/site?sslmode=verify-full&application_name=a',
    A3: '$HOME $(id) $PATH *',
    A4: '',
    A5: '/srv/una cartella',
    A6: 'a=b;c&d|e>f',
    A9: 'perché no',
    A: 'the last line has no end',
  }
  const others = ['# a comment with "quotes" and $HOME', '#', '', 'A7=from the file', 'A8=with a return\r']
  const rows = Object.entries(values).map(([name, value]) => `${name}=${value}`)
  writeFileSync(file, [...others, ...rows].join('\n'))
  const expected = { ...values, A7: 'from the environment', A8: 'with a return' }
  const set = { A7: 'from the environment' }
  expect(inNode(set)).toEqual({ faults: [], values: expected })
  expect(inShell(set)).toEqual({ status: 0, stderr: '', values: expected })
})

test.each([
  ['double quotes', 'A="b"'],
  ['single quotes', "A=it's"],
  ['a backtick', 'A=`id`'],
  ['a backslash', 'A=C:\\data'],
  ['a comment behind a value', 'A=b # c'],
  ['a space before the value', 'A= b'],
  ['a space behind the value', 'A=b '],
  ['a tabulator', 'A=b\tc'],
  ['spaces around the sign', 'A = b'],
  ['a word before the name', 'export A=b'],
  ['a name that is none', '1A=b'],
  ['no name', '=b'],
  ['no sign', 'A'],
  ['a comment that goes on', '# b\\'],
  ['a name twice', 'A0=c\nA0=b'],
])('Node and sh refuse %s with file and line, and set no variable', (_, row) => {
  const rows = ['# first', 'A1=before', row, '']
  writeFileSync(file, rows.join('\n'))
  const line = 2 + row.split('\n').length
  vi.stubEnv('ENV_FILE', file)
  const [fault, ...others] = loadEnvFile()
  vi.unstubAllEnvs()
  expect(fault).toMatch(new RegExp(`^${file}:${line}: .*\\.$`))
  expect([others, process.env.A, process.env.A1]).toEqual([[], undefined, undefined])
  const shell = inShell()
  expect([shell.status, shell.stderr.split(': ')[0]]).toEqual([1, `${file}:${line}`])
})

test('refuses SITE_DIR, which is read before the file', () => {
  writeFileSync(file, 'A=b\nSITE_DIR=mine\n')
  const { faults, values } = inNode()
  expect([faults, values]).toEqual([[`${file}:2: ${serverWords.en('envFile.siteDir')}`], {}])
})

test('a fault never quotes a value, in either language', () => {
  writeFileSync(file, 'SMTP_URL=smtp://a:segreto"@b\n')
  vi.stubEnv('ENV_FILE', file)
  for (const lang of ['it', 'en'] as const) {
    const [fault = ''] = loadEnvFile(lang)
    expect(fault).toContain('SMTP_URL=')
    expect(fault).not.toContain('segreto')
  }
  vi.unstubAllEnvs()
})

test('reads .env if present without ENV_FILE, and requires a file named by ENV_FILE', () => {
  const here = { ENV_FILE: '' }
  expect(inNode(here)).toEqual({ faults: [], values: {} })
  expect(inShell(here)).toEqual({ status: 0, stderr: '', values: {} })
  writeFileSync(`${folder}/.env`, 'A=here\n')
  expect(inNode(here).values).toEqual({ A: 'here' })
  expect(inShell(here).values).toEqual({ A: 'here' })
  const nowhere = { ENV_FILE: `${folder}/nowhere.env` }
  expect(inNode(nowhere).faults[0]).toContain(nowhere.ENV_FILE)
  expect(inShell(nowhere)).toMatchObject({ status: 1, stderr: expect.stringContaining(nowhere.ENV_FILE) })
})
