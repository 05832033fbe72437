import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sealBuild } from '#server/site/sums.ts'
import { type BuildCopy, copyBuild, forgetPacked } from './build-copy.ts'

/**
 * The next release of a build, which differs in words only: each text `from` becomes `to`. Everything else would be built
 * the same, so it is copied.
 */
export function reworded(built: string, from: string, to: string): BuildCopy {
  const copy = copyBuild(built)
  const { dist } = copy
  const client = join(dist, 'client')
  const worker = join(client, 'ngsw-worker.js')
  let list = readFileSync(worker, 'utf8')
  const id = /\bid:.([\da-f]{12})/.exec(list)?.[1]
  if (!id) throw new Error('The worker has no list of the build.')
  const next = sha256(Buffer.from(id + to))
    .toString('hex')
    .slice(0, 12)
  for (const name of globSync(['**/*.html', 'assets/i18n/*.json'], { cwd: client })) {
    const file = join(client, name)
    const before = readFileSync(file)
    const after = Buffer.from(before.toString().replaceAll(from, to).replaceAll(id, next))
    if (after.equals(before)) continue
    writeFileSync(file, after)
    list = list.replaceAll(sha256(before).toString('base64'), sha256(after).toString('base64'))
    forgetPacked(file)
  }
  writeFileSync(worker, list.replaceAll(id, next))
  forgetPacked(worker)
  sealBuild(dist, next)
  return copy
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
