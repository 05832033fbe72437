import { readFileSync } from 'node:fs'
import { readSums, sumOf } from './sums.ts'

/** The bytes of a build's files by their paths in it, and whether one is as the build made it. */
export type BuildFiles = {
  id: string
  bytes: ReadonlyMap<string, Buffer>
  isAsBuilt: (file: string) => boolean
}

/** The words may be corrected in a build by hand (README): they are sent as they are now. */
const correctable = /^client\/assets\/i18n\/[\w-]+\.json$/

/**
 * Reads every file that a build's list names, and pauses after each. @throws Error when one is missing or is not as it was
 * built; what another build has put there meanwhile is not either.
 */
export function* readBuild(dist: string): Generator<undefined, BuildFiles> {
  const { id, sums } = readSums(dist)
  const bytes = new Map<string, Buffer>()
  const corrected = new Set<string>()
  for (const [file, sum] of sums) {
    const content = readFileSync(`${dist}/${file}`)
    if (sumOf(content) !== sum) {
      if (!correctable.test(file)) throw new Error(`${file} is not as it was built`)
      corrected.add(file)
    }
    bytes.set(file, content)
    yield
  }
  return { id, bytes, isAsBuilt: (file) => !corrected.has(file) }
}
