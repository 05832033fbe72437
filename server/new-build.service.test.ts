import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '#tests/helpers/free-port.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { buildOf, point, scriptOf, writeNamedBuild } from './fixtures/named-build.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = ownFolder()
const link = `${folder}/current`
let child: ChildProcess | undefined
afterEach(() => {
  child?.kill('SIGKILL')
  rmSync(link, { force: true })
})

async function start() {
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), DIST_DIR: link, DATA_DIR: `${folder}/data` }
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child = server
  const output = { text: '' }
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output.text += text
    })
  }
  await expect.poll(() => output.text, { timeout: 60_000 }).toContain('The site is on')
  const get = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    return { status: answer.status, text: await answer.text() }
  }
  return { server, output, get, take: () => server.kill('SIGHUP') }
}

const served = (dist: string) => `The build in ${dist} is served now.`

test('SIGHUP serves the build that the link points to, also a former one', async () => {
  const [first, second] = [writeNamedBuild(folder, 'first'), writeNamedBuild(folder, 'second')]
  point(link, first)
  const { output, get, take } = await start()
  expect(buildOf((await get('/it')).text)).toBe('first')

  // A visitor who reads meanwhile never meets a fault, nor a page without its script.
  let isReading = true
  const seen = new Set<string | undefined>()
  const faults: string[] = []
  const reader = (async () => {
    while (isReading) {
      const page = await get('/it')
      const name = buildOf(page.text)
      seen.add(name)
      const script = await get(scriptOf(`${name}`))
      if (page.status !== 200 || script.status !== 200)
        faults.push(`${name}: ${page.status} ${script.status}`)
    }
  })()
  point(link, second)
  take()
  await expect.poll(() => output.text).toContain(served(second))
  expect(buildOf((await get('/lawyers')).text)).toBe('second')
  expect(await get('/robots.txt')).toEqual({ status: 200, text: 'second' })
  expect(await get(scriptOf('first'))).toEqual({ status: 200, text: 'first' })

  point(link, first)
  take()
  await expect.poll(() => output.text).toContain(served(first))
  expect(buildOf((await get('/it')).text)).toBe('first')
  expect((await get(scriptOf('second'))).status).toBe(200)
  isReading = false
  await reader
  expect(faults).toEqual([])
  expect([...seen].sort()).toEqual(['first', 'second'])
})

// All that makes a build incomplete: `site/load-site.test.ts`.
test('SIGHUP refuses an incomplete build and keeps serving the current one', async () => {
  const [good, bad] = [writeNamedBuild(folder, 'good'), writeNamedBuild(folder, 'bad')]
  rmSync(`${bad}/client${scriptOf('bad')}`)
  point(link, good)
  const { server, output, get, take } = await start()
  point(link, bad)
  take()
  await expect
    .poll(() => output.text)
    .toMatch(/The new build is refused, and the one before is served on\..*bad/)
  expect((await get('/it')).text).toContain('<p>good</p>')
  server.kill('SIGTERM')
  await expect.poll(() => server.exitCode).toBe(0)
})
