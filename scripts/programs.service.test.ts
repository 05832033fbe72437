import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { freePort } from '#tests/helpers/free-port.ts'
import { ownFolder, writeDeep } from '#tests/helpers/own-folder.ts'
import { layFixtureSite } from '#tests/helpers/site-copy.ts'
import { fixtureSite, projectRoot } from '#tests/helpers/site-root.ts'
import { buildStamp } from './build/stamp.ts'
import { duties } from './doctor/findings.ts'
import { ownerLanguage } from './owner/owner-language.ts'
import { ownerWords } from './owner/owner-words.ts'

/** The project with the fixtures' content, of which one file is changed; its programs run as an owner runs them. */
function project(file: string, text: string): string {
  const root = ownFolder()
  mkdirSync(`${root}/scripts`)
  for (const name of ['app', 'shared', 'server', 'node_modules', 'package.json'])
    symlinkSync(`${projectRoot}/${name}`, `${root}/${name}`)
  for (const name of ['build', 'content', 'doctor', 'owner', 'publish'])
    symlinkSync(`${projectRoot}/scripts/${name}`, `${root}/scripts/${name}`)
  for (const name of ['build', 'check-content', 'doctor', 'publish'])
    cpSync(`${projectRoot}/scripts/${name}.ts`, `${root}/scripts/${name}.ts`)
  cpSync(`${projectRoot}/content`, `${root}/content`, { recursive: true })
  layFixtureSite(root)
  if (file) writeFileSync(`${root}/${file}`, text)
  return root
}

function run(root: string, line: string, env: NodeJS.ProcessEnv = {}) {
  const [program, ...args] = line.split(' ')
  const [node, options] = [process.execPath, { cwd: root, encoding: 'utf8' } as const]
  const { status, stdout, stderr } = spawnSync(node, [`scripts/${program}.ts`, ...args], { ...options, env })
  return { status, stdout, stderr }
}

test('check-content prints a line for valid content', () => {
  const stdout = 'I tuoi file sono a posto.\n'
  expect(run(project('', ''), 'check-content')).toEqual({ status: 0, stdout, stderr: '' })
})

test('reads the owner’s files in SITE_DIR, with the program’s own texts for missing ones', () => {
  const root = project('site/people.json', '{ "people": [')
  const env = { SITE_DIR: `${root}/mine` }
  cpSync(fixtureSite, `${root}/mine`, { recursive: true })
  rmSync(`${root}/mine/i18n/en.json`)
  writeFileSync(`${root}/mine/i18n/it.json`, '{ "header.menu": "Indice" }')
  expect(run(root, 'check-content', env)).toMatchObject({ status: 0, stderr: '' })
  const settings = readFileSync(`${root}/mine/settings.json`, 'utf8')
  writeFileSync(`${root}/mine/settings.json`, settings.replace('"Bottega Ferrara"', '7'))
  writeFileSync(`${root}/mine/i18n/it.json`, '{ "header.menu": "" }')
  const { status, stderr } = run(root, 'check-content', env)
  expect(status).toBe(1)
  expect(stderr.match(/^mine.*?:/gm)).toEqual(['mine/settings.json:', 'mine/i18n/it.json:'])
})

test('invalid content is reported with its file and stops the build', () => {
  const root = project('site/people.json', '{ "people": [')
  const checked = run(root, 'check-content')
  expect([checked.status, checked.stdout]).toEqual([1, ''])
  expect(checked.stderr).toMatch(/^site\/people\.json.*\n$/)
  expect(run(root, 'build')).toEqual(checked)
  expect(run(root, 'doctor')).toEqual({ status: 1, stdout: `✗ ${checked.stderr}`, stderr: '' })
})

test('an invalid .env stops doctor and build with its line', () => {
  const root = project('', '')
  writeFileSync(`${root}/.env`, 'PORT="3000"\n')
  const built = run(root, 'build', { ENV_FILE: '' })
  expect([built.status, built.stdout]).toEqual([1, ''])
  expect(built.stderr).toMatch(/^\.env:1: .*\n$/)
  const stdout = `✗ ${built.stderr}`
  expect(run(root, 'doctor', { ENV_FILE: '' })).toMatchObject({ status: 1, stdout })
})

test('build writes the offerings into the schemas, refuses what it cannot read, and takes what is made', () => {
  const root = project('', '')
  const schema = `${root}/content/terms.schema.json`
  const before = readFileSync(schema, 'utf8')
  writeFileSync(schema, before.replaceAll('"warehouse"', '"other"'))
  const stderr = `${ownerWords.it('build.alone')}\n`
  expect(run(root, 'build --form-server=https://a.example')).toEqual({ status: 1, stdout: '', stderr })
  expect(JSON.parse(readFileSync(schema, 'utf8'))).toEqual(JSON.parse(before))
  const origin = 'https://a.example'
  writeDeep(`${root}/.cache/preview/stamp`, buildStamp(root, origin))
  const made = run(root, 'build --if-changed', { PUBLIC_ORIGIN: origin })
  expect([made, existsSync(`${root}/dist/stamp`)]).toEqual([{ status: 0, stdout: '', stderr: '' }, true])
})

test('doctor reports invalid variables beside legal gaps, in the owner’s language', () => {
  const { status, stdout } = run(project('', ''), 'doctor', { PORT: 'high' })
  expect(status).toBe(1)
  // Linked modules are the project's, whose settings choose the language.
  const say = ownerWords[ownerLanguage(projectRoot)]
  expect(stdout).toMatch(/^✗ \.env · PORT: \S/m)
  for (const duty of duties) expect(stdout).toContain(`? ${say(`doctor.duty.${duty}`)}`)
})

test('publish refuses a line that it cannot read, wrong content, and an address that nobody can open', async () => {
  const root = project('', '')
  const say = ownerWords.it
  expect(run(root, 'publish')).toEqual({ status: 2, stdout: '', stderr: `${say('publish.usage')}\n` })
  const check = `\n— ${say('publish.step.check')}\n`
  const origin = 'http://a.example'
  const { status, stdout, stderr } = run(root, 'publish root@a.example', { PUBLIC_ORIGIN: `${origin}/` })
  expect([status, stderr]).toEqual([1, `${say('publish.noOrigin', { origin })}\n`])
  expect(stdout).toBe(`${check}${say('check.right')}\n`)
  // In place of a build, one that fails, then one that is done.
  const env = { PUBLIC_ORIGIN: `https://127.0.0.1:${await freePort()}` }
  const unreached = say('publish.notReached', { origin: env.PUBLIC_ORIGIN, reason: 'ECONNREFUSED' })
  for (const [code, step, fault] of [
    [1, 'build', say('publish.notBuilt')],
    [0, 'reach', unreached],
  ] as const) {
    writeFileSync(`${root}/scripts/build.ts`, `process.exit(process.argv[2] ? ${code} : 2)`)
    const tried = run(root, 'publish root@a.example', env)
    const [last, [told]] = [tried.stdout.split('\n— ').at(-1), tried.stderr.split('\n')]
    expect([tried.status, last, told]).toEqual([1, `${say(`publish.step.${step}`)}\n`, fault])
  }
  writeFileSync(`${root}/site/people.json`, '{')
  const wrong = run(root, 'publish root@a.example')
  expect([wrong.status, wrong.stdout]).toEqual([1, check])
  expect(wrong.stderr).toMatch(new RegExp(`^site/people\\.json.*\n${say('publish.notChecked')}\n$`))
})
