import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { siteDir } from '#content/site-files/site-dir.ts'

const pageInputs = [
  'app/**',
  'assets/**',
  'content/**',
  'site/i18n/**',
  'shared/**',
  'scripts/build.ts',
  'scripts/build/**',
  '*.json',
  '*.ts',
]
const programInputs = [
  'deploy/**',
  'server/**',
  'scripts/{doctor,requests}.ts',
  'scripts/{content,doctor,owner,requests}/**',
]

export function buildStamp(root: string, origin: string): string {
  return fingerprint(root, origin, [...pageInputs, ...programInputs])
}

/** Unchanged by changes to the server alone, so that visitors are not offered an update. */
export function pagesId(root: string, origin: string): string {
  return fingerprint(root, origin, pageInputs).slice(0, 12)
}

function fingerprint(root: string, origin: string, inputs: readonly string[]): string {
  const hash = createHash('sha256').update(origin)
  const add = (folder: string, patterns: readonly string[]) => {
    for (const file of globSync(patterns, { cwd: folder }).sort()) {
      if (statSync(`${folder}/${file}`).isFile()) hash.update(file).update(readFileSync(`${folder}/${file}`))
    }
  }
  add(root, inputs)
  add(siteDir(root), ['**'])
  return hash.digest('hex')
}

export function isBuilt(build: string, stamp: string): boolean {
  const file = `${build}/stamp`
  return existsSync(file) && readFileSync(file, 'utf8') === stamp
}
