import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { projectRoot } from '#tests/helpers/site-root.ts'

/** Runs a suite where only these programs are there, each a fake that ends with its code; gives what Vitest was asked. */
function suite(name: string, codes: Readonly<Record<string, number>>, env: NodeJS.ProcessEnv = {}) {
  const root = ownFolder()
  mkdirSync(`${root}/tools`)
  mkdirSync(`${root}/.cache/node`, { recursive: true })
  const lines = `#!/bin/sh\necho "$*" >>'${root}/asked'; [ -w "$TMPDIR" ] && echo "$TMPDIR" >'${root}/temporary'`
  for (const [program, code] of Object.entries(codes))
    writeFileSync(`${root}/tools/${program}`, `${lines}; exit ${code}\n`, { mode: 0o755 })
  const options = { cwd: root, encoding: 'utf8', env: { ...env, PATH: `${root}/tools` } } as const
  const run = spawnSync(process.execPath, [`${projectRoot}/tests/test-suite.ts`, name], options)
  const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8').trim()
  return { root, read, result: [run.status, run.stdout] }
}

test.each([
  ['main', '--project=!full --project=!full-built', 'tests.json'],
  ['full', '--project=full --project=full-built', 'tests-full.json'],
])('the suite %s asks its projects, with a temporary folder of its own', (name, projects, report) => {
  const { root, read, result } = suite(name, { vitest: 7 })
  expect(result[0]).toBe(7)
  const reporters = '--reporter=default --reporter=./tests/helpers/cost-reporter.ts --reporter=json'
  expect(read('asked')).toContain(`run ${projects} ${reporters} --outputFile.json=.cache/${report}`)
  expect(read('temporary')).toMatch(/vetrina-tests-/)
  expect([read('temporary'), `${root}/.cache/node`].filter(existsSync)).toEqual([])
})

test('a program that is not there is told, and in CI a failure', () => {
  const services = { nginx: 0, gpg: 0, 'gpg-agent': 0, openssl: 0, vitest: 0 }
  const told = 'not on this machine: sqlite3; some tests did not run.\n'
  expect(suite('full', services).result).toEqual([0, `SKIPPED: ${told}`])
  expect(suite('full', services, { CI: 'true' }).result).toEqual([1, `FAILED: ${told}`])
  expect(suite('full', { ...services, sqlite3: 0 }, { CI: 'true' }).result).toEqual([0, ''])
})
