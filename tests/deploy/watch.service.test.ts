import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#tests/helpers/free-port.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { projectRoot } from '#tests/helpers/site-root.ts'

const folder = ownFolder()
const processes: ChildProcess[] = []
const ports: number[] = []

/** One process that hangs once it is asked, one that is not well but answers. */
const answers = ['for (;;) {}', 'response.writeHead(503).end()']

beforeAll(async () => {
  for (const answer of answers) {
    const port = await freePort()
    const program = `require('node:http').createServer((_, response) => { ${answer} }).listen(${port}, '127.0.0.1', () => console.log('up'))`
    const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(child.stdout, 'data')
    processes.push(child)
    ports.push(port)
  }
  // A fake systemctl that lists these units.
  const units = ports.map((port) => `vetrina@${port}.service loaded active running`).join('\n')
  const pids = ports.map((port, index) => `*${port}*) echo ${processes[index]?.pid} ;;`).join('\n')
  const systemctl = `#!/bin/sh\nif [ "$1" = list-units ]; then echo '${units}'; exit; fi\ncase "$*" in\n${pids}\nesac\n`
  writeFileSync(`${folder}/systemctl`, systemctl, { mode: 0o755 })
})
afterAll(() => {
  for (const child of processes) child.kill('SIGKILL')
})

test('watch.sh restarts a process that hangs, not one that answers 503', async () => {
  const [hung, unwell] = processes
  const ended = hung && once(hung, 'exit')
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}`, PATIENCE: '2' }
  execFileSync('sh', [`${projectRoot}/deploy/watch.sh`], { env, stdio: ['ignore', 'inherit', 'ignore'] })
  expect(await ended).toEqual([null, 'SIGKILL'])
  expect(unwell?.exitCode).toBeNull()
  expect((await fetch(`http://127.0.0.1:${ports[1]}/healthz`)).status).toBe(503)
})
