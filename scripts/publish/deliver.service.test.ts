import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { delimiter } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import { controllerKeys } from '#shared/company.ts'
import { freePort } from '#tests/helpers/free-port.ts'
import { ownFolder, writeDeep } from '#tests/helpers/own-folder.ts'
import { deliver } from './deliver.ts'
import { difference } from './look-at-site.ts'

const folder = ownFolder()
const path = process.env.PATH
const say = ownerWords.it
const job = { say, target: 'root@www.example.it', install: undefined, patience: 1_500 }
/** The build in service, and the status of a form. */
const served = { build: '', form: 422 }
let printed: string[] = []

// A fake server: `ssh` runs the command here, `vetrina` keeps the new build beside the former one.
const ssh = `#!/bin/sh\necho "$1" >>${folder}/asked\ncd ${folder} && exec sh -c "$2"\n`
const vetrina = `#!/bin/sh
cd ${folder}
case "$1 $2" in
'release take') [ ! -e refuse ] || { echo refused >&2; exit 1; }; mv taken before; cp -R "$3" taken ;;
'release back') rm -r taken; mv before taken ;;
esac
`

mkdirSync(`${folder}/bin`)
writeFileSync(`${folder}/bin/ssh`, ssh, { mode: 0o755 })
process.env.PATH = `${folder}/bin${delimiter}${path}`
const site = createServer((request, response) => {
  const dist = `${folder}/${served.build || 'taken'}`
  const file = `${dist}/client${request.url}${request.url?.includes('.') ? '' : '/index.html'}`
  if (request.method === 'POST') response.writeHead(served.form).end()
  else if (request.url === '/healthz') response.setHeader('build-id', idOf(dist)).end()
  else if (existsSync(file)) response.end(readFileSync(file))
  else response.writeHead(404).end()
})
const port = await freePort()
site.listen(port, '127.0.0.1')
const origin = `http://127.0.0.1:${port}`
afterAll(() => {
  process.env.PATH = path
  site.close()
})

beforeEach(() => {
  Object.assign(served, { build: '', form: 422 })
  for (const name of ['taken', 'before', 'new', 'other', 'refuse', 'asked'])
    rmSync(`${folder}/${name}`, { recursive: true, force: true })
  writeFileSync(`${folder}/bin/vetrina`, vetrina, { mode: 0o755 })
  writeBuild('taken')
  writeBuild('other')
  writeBuild('new')
  printed = []
  const keep = (line: unknown) => void printed.push(String(line))
  vi.spyOn(console, 'log').mockImplementation(keep)
  vi.spyOn(console, 'error').mockImplementation(keep)
  return () => void vi.restoreAllMocks()
})

test('deliver sends the build, checks the site and reports success', async () => {
  expect(await deliver(`${folder}/new`, origin, job)).toBe(true)
  expect(readdirSync(`${folder}/taken`)).toEqual(readdirSync(`${folder}/new`))
  expect(idOf(`${folder}/taken`)).toBe(idOf(`${folder}/new`))
  expect(printed).toEqual([
    ...(['reach', 'send', 'look'] as const).map((step) => `\n— ${say(`publish.step.${step}`)}`),
    say('publish.done', { origin }),
  ])
})

test('deliver accepts a site with a closed form and says what opens it', async () => {
  served.form = 403
  expect(await deliver(`${folder}/new`, origin, { ...job, isFormClosed: true })).toBe(true)
  expect(printed.slice(-2)).toEqual([say('publish.done', { origin }), say('publish.formClosed')])
  for (const key of controllerKeys) expect(say('publish.formClosed')).toContain(key)
})

test.each([
  ['another build is served', { build: 'other' }, '/healthz: non è la versione nuova'],
  ['the form is broken', { form: 500 }, '/api/contact: 500'],
])('deliver restores the former build when %s', async (_, state, fault) => {
  Object.assign(served, state)
  expect(await deliver(`${folder}/new`, origin, job)).toBe(false)
  expect(printed).toEqual(expect.arrayContaining([fault, say('publish.isBack')]))
  expect(idOf(`${folder}/taken`)).not.toBe(idOf(`${folder}/new`))
})

test('deliver reports a build that the server refuses, and keeps the former one', async () => {
  writeFileSync(`${folder}/refuse`, '')
  expect(await deliver(`${folder}/new`, origin, job)).toBe(false)
  const status = expect.stringMatching(/^ssh: \d+$/)
  expect(printed).toEqual(expect.arrayContaining([status, say('publish.notTaken')]))
  expect(idOf(`${folder}/taken`)).not.toBe(idOf(`${folder}/new`))
})

test('deliver explains how to set up a server that is not', async () => {
  rmSync(`${folder}/bin/vetrina`)
  expect(await deliver(`${folder}/new`, origin, job)).toBe(false)
  expect(printed).toContain(say('publish.notSetUp', { target: job.target }))
})

test('deliver sends nothing to an unreachable site', async () => {
  const closed = `http://127.0.0.1:${await freePort()}`
  expect(await deliver(`${folder}/new`, closed, job)).toBe(false)
  expect(printed).toContain(say('publish.notReached', { origin: closed, reason: 'ECONNREFUSED' }))
  expect(existsSync(`${folder}/asked`)).toBe(false)
})

test('difference tells of another build, and of a home that does not answer', async () => {
  expect(await difference(`${folder}/new`, origin)).toEqual({ path: '/healthz', came: 'another build' })
  served.build = 'new'
  expect(await difference(`${folder}/new`, origin)).toBeUndefined()
  rmSync(`${folder}/new/client/it`, { recursive: true })
  expect(await difference(`${folder}/new`, origin)).toEqual({ path: '/it', came: '404' })
})

test.each([
  [399, true],
  [400, false],
  [499, false],
  [500, true],
])('an empty form that is answered with %d differs: %s', async (form, isWrong) => {
  Object.assign(served, { build: 'new', form })
  const wrong = isWrong ? { path: '/api/contact', came: `${form}` } : undefined
  expect(await difference(`${folder}/new`, origin)).toEqual(wrong)
})

function writeBuild(name: string) {
  writeDeep(`${folder}/${name}/client/it/index.html`, name)
  writeFileSync(`${folder}/${name}/SHA256SUMS`, `the sums of ${name}`)
}

function idOf(build: string): string {
  return hash('sha256', readFileSync(`${build}/SHA256SUMS`)).slice(0, 12)
}
