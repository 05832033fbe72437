import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { projectRoot } from './site-root.ts'

/** Laid over the sources; `tests/fixture-site/README.md` says what it is for. */
export const overlay = `${projectRoot}/tests/fixture-site`

type Words = Record<string, string>

/** The text of one of the owner's JSON files as the fixture site has it; what the overlay lacks is the project's own. */
export function fixtureText(path: string): string {
  if (path.startsWith('assets/i18n/')) return JSON.stringify(fixtureWords(path), null, 1)
  const own = `${overlay}/${path}`
  return readFileSync(existsSync(own) ? own : `${projectRoot}/${path}`, 'utf8')
}

/** Puts the dictionary of every language that the project has below `root`, as the fixture site has it. */
export function layDictionaries(root: string) {
  mkdirSync(`${root}/assets/i18n`, { recursive: true })
  for (const file of globSync('assets/i18n/*.json', { cwd: projectRoot }))
    writeFileSync(`${root}/${file}`, fixtureText(file.replaceAll('\\', '/')))
}

/** The keys of today, in the words of the snapshot wherever it still fills the same placeholders. */
function fixtureWords(path: string): Words {
  const read = (root: string): Words => JSON.parse(readFileSync(`${root}/${path}`, 'utf8'))
  // Of a language that is newer than the snapshot there is none.
  const snapshot = existsSync(`${overlay}/${path}`) ? read(overlay) : {}
  const isFitting = (key: string, text: string) =>
    snapshot[key] !== undefined && placeholders(snapshot[key]) === placeholders(text)
  return Object.fromEntries(
    Object.entries(read(projectRoot)).map(([key, text]) => [
      key,
      isFitting(key, text) ? (snapshot[key] ?? text) : text,
    ]),
  )
}

function placeholders(text: string): string {
  return [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort().join()
}
