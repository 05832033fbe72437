import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from '#tests/helpers/free-port.ts'

const deploy = fileURLToPath(new URL('../../deploy', import.meta.url))
const unit = readFileSync(`${deploy}/systemd/vetrina@.service`, 'utf8')

type Settings = Readonly<Record<string, string>>

/** Imitates, in a folder, a server set up by `docs/operations.md`, with a build released and started. */
export async function createBareServer(build: string, settings: Settings) {
  const folder = mkdtempSync(`${tmpdir()}/bare-server-`)
  for (let above = folder; above !== dirname(above); above = dirname(above)) {
    if (existsSync(`${above}/node_modules`)) throw new Error(`There are packages in ${above}.`)
  }
  const port = await freePort()
  const site = `${folder}/srv`
  const env = environment(folder, port, settings)
  const tools = { SERVED_DIR: site, NODE: process.execPath, PORTS: '', RELOAD: 'true' }
  await promisify(execFile)(`${deploy}/release.sh`, ['take', build], {
    env: { ...env, PATH: process.env.PATH, ...tools },
  })
  const [, options = ''] = /^ExecStart=\S+((?: --\S+)*)/m.exec(unit) ?? []
  const program = `${site}/current/server/main.js`
  const child = spawn(process.execPath, [...options.split(' ').filter(Boolean), program], {
    cwd: `${site}/current`,
    env,
    stdio: 'inherit',
  })
  return {
    port,
    health: () => fetch(`http://127.0.0.1:${port}/healthz`),
    /** Runs an owner's command; resolves to its output and exit code. */
    command: (name: 'requests' | 'doctor', ...args: string[]) => {
      const program = `${site}/current/server/${name}.js`
      return new Promise<{ code: unknown; text: string }>((resolve) => {
        const options = { cwd: folder, env }
        execFile(process.execPath, [program, ...args], options, (fault, stdout, stderr) => {
          resolve({ code: fault?.code ?? 0, text: stdout + stderr })
        })
      })
    },
    stop: async () => {
      const ended = child.exitCode !== null || once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

/** The unit's environment with the shipped configuration, adapted to this folder. */
function environment(folder: string, port: number, settings: Settings): Record<string, string> {
  const own = (text: string) =>
    text
      .replaceAll('/srv/vetrina', `${folder}/srv`)
      .replaceAll('/var/lib/vetrina', `${folder}/data`)
      .replaceAll('/etc/vetrina', folder)
      .replaceAll('%i', String(port))
  mkdirSync(`${folder}/data`)
  const added = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`)
  const shipped = own(readFileSync(`${deploy}/systemd/vetrina.env`, 'utf8'))
  writeFileSync(`${folder}/vetrina.env`, shipped + added.join(''))
  const pairs = [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) => own(line).split(' '))
  const entries = pairs.map((pair): [string, string] => {
    const [name = '', ...value] = pair.split('=')
    return [name, value.join('=')]
  })
  return { ...Object.fromEntries(entries), ENV_FILE: `${folder}/vetrina.env` }
}
