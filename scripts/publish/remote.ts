import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Transform, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

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
  look: `${needsVetrina}; df -h /var/tmp`,
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

/** Streams a tar of the folder to the command; reports progress. */
export async function sendFolder(
  folder: string,
  { target, command, onShare }: { target: string; command: string; onShare: (share: number) => void },
): Promise<Ended> {
  const total = await archiveBytes(folder)
  const tar = pack(folder)
  const ssh = spawn('ssh', [target, command], { stdio: ['pipe', 'inherit', 'pipe'] })
  const end = ended(ssh)
  // ssh reports a broken connection better.
  const sent = pipeline(tar.stdout, counted(total, onShare), createGzip(), ssh.stdin as Writable).catch(
    () => {},
  )
  const result = await end
  tar.kill()
  await sent
  return result
}

const pack = (folder: string) =>
  spawn('tar', ['-cf', '-', '-C', folder, '.'], { stdio: ['ignore', 'pipe', 'inherit'] })

async function archiveBytes(folder: string): Promise<number> {
  const tar = pack(folder)
  let bytes = 0
  tar.stdout.on('data', (chunk: Buffer) => {
    bytes += chunk.length
  })
  const [code] = await once(tar, 'close')
  if (code !== 0) throw new Error(`tar: ${code}`)
  return bytes
}

function counted(total: number, onShare: (share: number) => void): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      onShare(bytes / total)
      done(null, chunk)
    },
  })
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
