import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { commitFolder } from './publisher.ts'

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
  writeFileSync(`${project}/.git/hooks/pre-commit`, '#!/bin/sh\necho "not on a Sunday" >&2\nexit 1\n', {
    mode: 0o755,
  })
  expect(await commitFolder(`${project}/site`, 'Prova')).toContain('not on a Sunday')
})
