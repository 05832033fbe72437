import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { pipeline } from 'node:stream/promises'

export type Ended = { status: number; output: string }

/** Exit code when the command `vetrina` is missing on the server. */
export const notSetUp = 90

const needsVetrina = `command -v vetrina >/dev/null || exit ${notSetUp}`
// If the connection breaks, the trap removes the partial upload.
const receive = `set -e
build=$(mktemp -d /var/tmp/vetrina-XXXXXX)
trap 'rm -rf "$build"' EXIT
trap 'exit 1' HUP INT TERM
tar -xzf - -C "$build" --no-same-owner`

export const remoteCommands = {
  take: `${needsVetrina}\n${receive}\nvetrina release take "$build"`,
  back: `${needsVetrina}; vetrina release back`,
  install: (args: readonly string[]) =>
    `${receive}
as_root=; [ "$(id -u)" = 0 ] || as_root=sudo
$as_root sh "$build/deploy/install.sh" ${args.join(' ')}`,
}

export async function runRemote(target: string, command: string): Promise<Ended> {
  return ended(spawn('ssh', [target, command], { stdio: ['inherit', 'inherit', 'pipe'] }))
}

/** Streams a tar of the folder to the command. */
export async function sendFolder(folder: string, target: string, command: string): Promise<Ended> {
  const tar = spawn('tar', ['-czf', '-', '-C', folder, '.'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ssh = spawn('ssh', [target, command], { stdio: ['pipe', 'inherit', 'pipe'] })
  // ssh reports a broken connection better; the server compares what arrived with its sums.
  const sent = pipeline(tar.stdout, ssh.stdin).catch(() => {})
  const [result] = await Promise.all([ended(ssh), once(tar, 'close'), sent])
  return result
}

async function ended(child: ChildProcess): Promise<Ended> {
  let output = ''
  child.stderr?.on('data', (chunk) => {
    output += String(chunk)
    process.stderr.write(chunk)
  })
  const [status] = await once(child, 'close')
  return { status: status ?? 1, output }
}
