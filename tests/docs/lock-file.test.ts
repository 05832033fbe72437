import { expect, test } from 'vitest'
import { readSource } from '#tests/helpers/sources.ts'

type Package = {
  version?: string
  resolved?: string
  integrity?: string
  optional?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const lock = JSON.parse(readSource('package-lock.json')) as { packages: Record<string, Package> }
const { '': _, ...packages } = lock.packages
const wanted = JSON.parse(readSource('package.json')) as Package

test('versions are exact, and packages that are not optional have an integrity hash', () => {
  for (const list of [wanted.dependencies, wanted.devDependencies]) {
    for (const [name, version] of Object.entries(list ?? {})) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
      expect(packages[`node_modules/${name}`]?.version, name).toBe(version)
    }
  }
  const unsure = Object.entries(packages).filter(([, entry]) => !entry.integrity && !entry.optional)
  expect(unsure.map(([path]) => path)).toEqual([])
})

test('the lock file contains no registry URL', () => {
  const hosts = Object.values(packages).flatMap(({ resolved }) => (resolved ? [resolved] : []))
  expect(hosts).toEqual([])
})
