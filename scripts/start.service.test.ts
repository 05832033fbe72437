import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { projectRoot } from '#tests/helpers/site-root.ts'
import shipped from './server-start.json' with { type: 'json' }

const folder = ownFolder()
for (const name of ['scripts', 'server']) mkdirSync(`${folder}/${name}`)
const copied = ['scripts/start.mjs', 'scripts/ensure-install.mjs', 'scripts/server-start.json']
for (const name of copied.concat('package-lock.json')) cpSync(`${projectRoot}/${name}`, `${folder}/${name}`)
symlinkSync(`${projectRoot}/node_modules`, `${folder}/node_modules`)
writeFileSync(`${folder}/scripts/build.ts`, 'process.exitCode = Number(process.env.BUILD_CODE)\n')
writeFileSync(
  `${folder}/server/main.ts`,
  `import { renameSync, writeFileSync } from 'node:fs'
  for (const signal of ['SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      writeFileSync(signal, '')
      if (signal === 'SIGTERM') process.exit(7)
    })
  setInterval(() => {}, 1_000)
  // Renamed, so that no reader sees half of it.
  writeFileSync('rising', JSON.stringify([process.execArgv, process.env.MALLOC_ARENA_MAX]))
  renameSync('rising', 'up')\n`,
)

function run(command: string, args: readonly string[], build = '0') {
  for (const name of ['up', 'SIGTERM', 'SIGHUP']) rmSync(`${folder}/${name}`, { force: true })
  const env = { ...process.env, BUILD_CODE: build }
  const child = spawn(command, args, { cwd: folder, env, stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, ended: once(child, 'exit') }
}

const isThere = (name: string) => existsSync(`${folder}/${name}`)

test('start runs the server with the measured arguments, forwards signals and exits with its code', async () => {
  const { child, ended } = run(process.execPath, ['scripts/start.mjs'])
  await expect.poll(() => isThere('up')).toBe(true)
  const measured = [shipped.arguments.slice(0, -1), shipped.environment.MALLOC_ARENA_MAX]
  expect(JSON.parse(readFileSync(`${folder}/up`, 'utf8'))).toEqual(measured)
  child.kill('SIGHUP')
  await expect.poll(() => isThere('SIGHUP')).toBe(true)
  child.kill('SIGTERM')
  expect(await ended).toEqual([7, null])
})

test("the server ends when only npm's shell is ended", async () => {
  const { child, ended } = run('sh', ['-c', `${process.execPath} scripts/start.mjs; true`])
  await expect.poll(() => isThere('up')).toBe(true)
  child.kill('SIGTERM')
  await ended
  await expect.poll(() => isThere('SIGTERM')).toBe(true)
})

test('starts nothing after a failed build', async () => {
  expect(await run(process.execPath, ['scripts/start.mjs'], '3').ended).toEqual([3, null])
  expect(isThere('up')).toBe(false)
})
