// `npm start`. Plain JavaScript for any Node; the rest runs on the Node in devDependencies, with the options
// of server-start.json.
import './ensure-install.mjs'
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const node = `${root}node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`
const { arguments: server, environment } = JSON.parse(
  readFileSync(new URL('server-start.json', import.meta.url), 'utf8'),
)

const built = spawnSync(node, ['scripts/build.ts', '--if-changed'], { cwd: root, stdio: 'inherit' })
if (built.status !== 0) process.exit(built.status ?? 1)

const child = spawn(node, server, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } })
child.on('exit', (code) => process.exit(code ?? 1))
// In a terminal the child receives SIGINT and SIGHUP itself.
const told = process.stdin.isTTY ? ['SIGTERM'] : ['SIGTERM', 'SIGHUP', 'SIGINT']
for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
  process.on(signal, () => {
    if (told.includes(signal)) child.kill(signal)
  })
}
// npm's shell does not forward signals, so watch for the parent's death.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM')
}, 500).unref()
