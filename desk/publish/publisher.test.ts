import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { writeNamedBuild } from '#server/fixtures/named-build.ts'
import { openLiveSite } from '#server/site/live-site.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { say } from '../dictionaries.ts'
import { differences } from '../files/differences.ts'
import { openOwnerFolder } from '../files/owner-folder.ts'
import { commitFolder, createPublisher } from './publisher.ts'

let project: string
beforeEach(() => {
  project = ownFolder()
  mkdirSync(`${project}/site/.desk`, { recursive: true })
  for (const file of ['code.ts', 'site/claims.json', 'site/.desk/history.jsonl'])
    writeFileSync(`${project}/${file}`, '1')
  writeFileSync(`${project}/site/.desk/.gitignore`, '*\n')
})

const git = (...args: string[]) => execFileSync('git', ['-C', project, ...args], { encoding: 'utf8' })
function init() {
  git('init', '--quiet')
  git('config', 'user.name', 'Anna')
  git('config', 'user.email', 'anna@example.it')
}

test('commitFolder commits only the owner’s folder, with the message, without the desk’s files', async () => {
  init()
  expect(await commitFolder(`${project}/site`, 'Orario estivo; `rm -rf`')).toBe('')
  expect(git('log', '--format=%s', '--name-only').trim()).toBe('Orario estivo; `rm -rf`\n\nsite/claims.json')
  expect(await commitFolder(`${project}/site`, 'Niente di nuovo')).toBe('')
  expect(git('log', '--format=%s').trim()).toBe('Orario estivo; `rm -rf`')
})

test('commitFolder outside a checkout does nothing', async () => {
  expect(await commitFolder(`${project}/site`, 'Prova')).toBe('')
})

test('commitFolder returns the error of git', async () => {
  init()
  const refuse = '#!/bin/sh\necho "not on a Sunday" >&2\nexit 1\n'
  writeFileSync(`${project}/.git/hooks/pre-commit`, refuse, { mode: 0o755 })
  expect(await commitFolder(`${project}/site`, 'Prova')).toContain('not on a Sunday')
})

/** Reads the owner's file once `go` is there. */
const slowBuild = `
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
const file = process.env.SITE_DIR + '/claims.json'
console.log('reads ' + relative(process.cwd(), file))
while (!existsSync('go')) await new Promise((resolve) => setTimeout(resolve, 10))
writeFileSync('built', readFileSync(file))
`

test('what is saved while a publication is built is neither in it nor counted as published', async () => {
  const claims = (text: string) => writeFileSync(`${project}/site/claims.json`, `{"text":"${text}"}`)
  mkdirSync(`${project}/scripts`)
  writeFileSync(`${project}/scripts/build.ts`, slowBuild)
  const { versions, publish, job } = createPublisher({
    root: project,
    folder: openOwnerFolder(`${project}/site`, () => []),
    live: openLiveSite(writeNamedBuild(project, 'dist')),
    say: say.it,
    isHome: true,
  })
  claims('built')
  const publishing = publish('Orario estivo', '')
  claims('later')
  writeFileSync(`${project}/go`, '')
  await publishing
  expect(job()).toMatchObject({ state: 'published', said: 'reads site/claims.json\n' })
  expect(readFileSync(`${project}/built`, 'utf8')).toBe('{"text":"built"}')
  const [online] = versions.list()
  expect(online?.sentence).toBe('Orario estivo')
  expect(differences(versions.read(online?.id ?? ''), versions.readPresent())).toMatchObject([
    { before: 'built', after: 'later' },
  ])
})
