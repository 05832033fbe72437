import { readFileSync } from 'node:fs'
import { readSums, sumOf } from './sums.ts'

/** By path within the build. */
export type BuildFiles = {
  id: string
  bytes: ReadonlyMap<string, Buffer>
  isAsBuilt: (file: string) => boolean
}

/** Owners may edit these in a finished build (README), so their hash is not checked. */
const correctable = /^client\/assets\/i18n\/[\w-]+\.json$/

/** Reads every listed file, yielding after each. @throws Error when one is missing or its hash differs */
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
