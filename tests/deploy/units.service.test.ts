import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#tests/helpers/free-port.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { projectRoot } from '#tests/helpers/site-root.ts'

const systemd = `${projectRoot}/deploy/systemd`
const hasTool = !spawnSync('systemd-analyze', ['--version']).error

// The site and what belongs to it run as the user vetrina, in a file system that is read-only but for what is named.
test('only the desk’s unit and the one that publishes may write the owner’s folder', () => {
  const units = readdirSync(systemd).filter((name) => name.endsWith('.service'))
  const mayWrite = units.filter((name) => {
    const unit = readFileSync(`${systemd}/${name}`, 'utf8')
    expect(unit).toMatch(/^ProtectSystem=strict$/m)
    return /^(ReadWritePaths|BindPaths)=.*\/srv/m.test(unit)
  })
  expect(mayWrite).toEqual(['vetrina-desk.service', 'vetrina-publish.service'])
})

describe.skipIf(!hasTool)('systemd units', () => {
  const folder = ownFolder()
  const copies = readdirSync(systemd)
    .filter((name) => /\.(service|timer|path)$/.test(name))
    .map((name) => {
      const copy = `${folder}/${name.replace('@', '@3000')}`
      // The programs that they start are looked for.
      writeFileSync(
        copy,
        readFileSync(`${systemd}/${name}`, 'utf8')
          .replaceAll('/srv/vetrina/current/', `${projectRoot}/`)
          .replaceAll('/opt/vetrina/project/', `${projectRoot}/`)
          .replaceAll('/opt/vetrina/node/bin/node', process.execPath),
      )
      return copy
    })

  test('pass systemd-analyze verify', () => {
    const args = ['verify', '--man=no', ...copies]
    const { status, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })

  test.each(copies.filter((file) => file.endsWith('.service')).map((file) => basename(file)))(
    '%s has an exposure of at most 2.0, that of root 2.1',
    (name) => {
      const most = name === 'vetrina-publish.service' ? 21 : 20
      const options = ['security', '--no-pager', '--offline=true', `--threshold=${most}`, `${folder}/${name}`]
      const { status, stdout } = spawnSync('systemd-analyze', options, { encoding: 'utf8' })
      const exposure = Number(/Overall exposure level .*: ([\d.]+) OK/.exec(stdout)?.[1])
      expect(exposure).toBeLessThanOrEqual(most / 10)
      expect(status).toBe(0)
    },
  )
})

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
