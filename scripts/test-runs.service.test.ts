import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { projectRoot } from '#tests/helpers/site-root.ts'

/** A folder with fake programs that write what is asked of them, and end with the code given. */
function workshop(codes: Readonly<Record<string, number>>) {
  const root = ownFolder()
  mkdirSync(`${root}/tools`)
  for (const [name, code] of Object.entries(codes)) {
    const lines = `echo "${name} $*" >>'${root}/asked'; [ -w "$TMPDIR" ] && echo "$TMPDIR" >'${root}/temporary'`
    writeFileSync(`${root}/tools/${name}`, `#!/bin/sh\n${lines}; echo "said by ${name}"; exit ${code}\n`, {
      mode: 0o755,
    })
  }
  const run = (script: string, argument: string, env: NodeJS.ProcessEnv = {}) => {
    const PATH = [`${root}/tools`, env.PATH].filter(Boolean).join(delimiter)
    const options = { cwd: root, encoding: 'utf8', env: { ...env, PATH } } as const
    const args = [`${projectRoot}/scripts/${script}.ts`, ...argument.split(' ').filter(Boolean)]
    const { status, stdout } = spawnSync(process.execPath, args, options)
    return { status, stdout: stdout.replaceAll(/said by (?!npm).*\n/g, '') }
  }
  const asked = () => readFileSync(`${root}/asked`, 'utf8').trim().split('\n').sort()
  return { root, run, asked }
}

const services = { nginx: 0, gpg: 0, 'gpg-agent': 0, openssl: 0 }

test.each([
  ['main', '--project=!full --project=!full-built', 'tests.json'],
  ['full', '--project=full --project=full-built', 'tests-full.json'],
])('the suite %s asks its projects, with a temporary folder of its own', (name, projects, report) => {
  const { root, run, asked } = workshop({ vitest: 7 })
  mkdirSync(`${root}/.cache/node`, { recursive: true })
  expect(run('test-suite', name).status).toBe(7)
  const reporters = '--reporter=default --reporter=json'
  expect(asked()).toEqual([`vitest run ${projects} ${reporters} --outputFile.json=.cache/${report}`])
  const temporary = readFileSync(`${root}/temporary`, 'utf8').trim()
  expect(temporary).toMatch(/vetrina-tests-/)
  expect([temporary, `${root}/.cache/node`].filter(existsSync)).toEqual([])
})

test('a program that is not there is told, and in CI a failure', () => {
  const { run } = workshop({ ...services, vitest: 0 })
  const told = 'not on this machine: sqlite3; some tests did not run.\n'
  expect(run('test-suite', 'full')).toEqual({ status: 0, stdout: `SKIPPED: ${told}` })
  expect(run('test-suite', 'full', { CI: 'true' })).toEqual({ status: 1, stdout: `FAILED: ${told}` })
  const whole = workshop({ ...services, sqlite3: 0, vitest: 0 })
  expect(whole.run('test-suite', 'full', { CI: 'true' })).toEqual({ status: 0, stdout: '' })
})

const rules = (since: string) => `vitest run --project unit --project mocked${since}`
const views = (since: string) => `vitest run --project components --maxWorkers=3${since}`
const types = 'npm run --silent types'
const architecture = 'vitest run --project unit tests/architecture tests/docs'

/** A repository with so many commits, and perhaps a file that is in none. */
function repository(root: string, commits: number, isChanged: boolean) {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a', ...args], { cwd: root })
  git('init', '-q')
  writeFileSync(`${root}/.git/info/exclude`, 'tools\nasked\n')
  for (let commit = 0; commit < commits; commit += 1) git('commit', '-q', '--allow-empty', '-m', `${commit}`)
  if (isChanged) writeFileSync(`${root}/new.ts`, '')
}

test.each<[string, string, number, boolean, string | undefined]>([
  ['with a changed file', '', 2, true, 'HEAD'],
  ['of the last commit', '', 2, false, 'HEAD~1'],
  ['in the first commit', '', 1, false, undefined],
  ['when all are asked for', '--all', 2, true, undefined],
])('the quick tests %s', (_, argument, commits, isChanged, since) => {
  const { root, run, asked } = workshop({ npm: 0, vitest: 0 })
  repository(root, commits, isChanged)
  const PATH = dirname(execFileSync('which', ['git'], { encoding: 'utf8' }))
  expect(run('test-quick', argument, { PATH })).toEqual({
    status: 0,
    stdout: 'said by npm\nTypes: no fault\n',
  })
  const reached = since ? ` --passWithNoTests --changed ${since}` : ''
  const wanted = [types, rules(reached), views(reached), ...(since ? [architecture] : [])]
  expect(asked()).toEqual(wanted.sort())
})

test.each([
  ['npm', 'FAILED: Types'],
  ['vitest', 'Types: no fault'],
])('the quick tests fail with %s', (program, told) => {
  const { run } = workshop({ npm: 0, vitest: 0, [program]: 2 })
  const { status, stdout } = run('test-quick', '--all')
  expect([status, stdout]).toEqual([1, `said by npm\n${told}\n`])
})
