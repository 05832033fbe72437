import { hash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'

/** In the format of `sha256sum --check`. */
const sumsFile = 'SHA256SUMS'

/** SHA-256 in hexadecimal by path; `id` identifies the build. */
export type Sums = { id: string; sums: ReadonlyMap<string, string> }

/** @throws Error when the list is missing or damaged */
export function readSums(dist: string): Sums {
  if (!existsSync(`${dist}/${sumsFile}`)) throw new Error(`${sumsFile} is missing`)
  const text = readFileSync(`${dist}/${sumsFile}`, 'utf8')
  const lines = text.split('\n')
  if (lines.pop() !== '') throw new Error(`${sumsFile} is cut off`)
  const sums = lines.map((line): [string, string] => {
    const [, sum, file] = /^([\da-f]{64}) {2}(.+)$/.exec(line) ?? []
    if (!sum || !file) throw new Error(`${sumsFile} is damaged`)
    return [file, sum]
  })
  return { id: hash('sha256', text).slice(0, 12), sums: new Map(sums) }
}

/** Writes the list of files, then the stamp, without which a build counts as incomplete. */
export function sealBuild(dist: string, stamp: string) {
  const files = globSync('**/*', { cwd: dist, withFileTypes: true, exclude: ['stamp', sumsFile] })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(dist.length + 1).replaceAll('\\', '/'))
  const rows = files.map((file) => [file, hash('sha256', readFileSync(`${dist}/${file}`))] as const)
  const lines = [...rows, ['stamp', hash('sha256', stamp)] as const].map(([file, sum]) => `${sum}  ${file}\n`)
  writeFileSync(`${dist}/${sumsFile}`, lines.sort().join(''))
  writeFileSync(`${dist}/stamp`, stamp)
}
