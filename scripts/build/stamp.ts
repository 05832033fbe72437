import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'

const inputs = [
  'app/**',
  'assets/**',
  'content/**',
  'shared/**',
  'scripts/build.ts',
  'scripts/build/**',
  'scripts/doctor/**',
  '*.json',
  '*.ts',
]

/** A fingerprint of everything that a build is made from; the same stamp means that there is nothing to build. */
export function buildStamp(root: string, origin: string): string {
  const hash = createHash('sha256').update(origin)
  for (const file of globSync(inputs, { cwd: root }).sort()) {
    if (statSync(`${root}/${file}`).isFile()) hash.update(file).update(readFileSync(`${root}/${file}`))
  }
  return hash.digest('hex')
}

export function isBuilt(root: string, stamp: string): boolean {
  const file = `${root}/dist/stamp`
  return existsSync(file) && readFileSync(file, 'utf8') === stamp
}
