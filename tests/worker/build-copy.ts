import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type BuildCopy = { dist: string; remove: () => void }

export function copyBuild(built: string): BuildCopy {
  const dist = mkdtempSync(join(tmpdir(), 'build-copy-'))
  cpSync(built, dist, { recursive: true })
  return { dist, remove: () => rmSync(dist, { recursive: true, force: true }) }
}

/** A packed copy would still have the former text. */
export function forgetPacked(file: string) {
  for (const suffix of ['br', 'gz']) rmSync(`${file}.${suffix}`, { force: true })
}
