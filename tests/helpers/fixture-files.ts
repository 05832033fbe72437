import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { projectRoot } from './site-root.ts'

/** `tests/fixture-site/README.md` says what it is for. */
export const fixtureSite = `${projectRoot}/tests/fixture-site`

type Words = Record<string, string>

/** The text of one of the owner's JSON files, `site/…`, as the fixture site has it. */
export function fixtureText(path: string): string {
  if (path.startsWith('site/i18n/')) return JSON.stringify(fixtureWords(path), null, 1)
  const own = path.replace('site', fixtureSite)
  return readFileSync(existsSync(own) ? own : `${projectRoot}/${path}`, 'utf8')
}

/** Puts the fixture site below `root`, where the program looks for the owner's. */
export function layFixtureSite(root: string) {
  cpSync(fixtureSite, `${root}/site`, { recursive: true })
  layDictionaries(root)
}

/** Puts the dictionary of every language that the project has below `root`, as the fixture site has it. */
export function layDictionaries(root: string) {
  mkdirSync(`${root}/site/i18n`, { recursive: true })
  for (const file of globSync('site/i18n/*.json', { cwd: projectRoot }))
    writeFileSync(`${root}/${file}`, fixtureText(file.replaceAll('\\', '/')))
}

/** The keys of today, in the words of the snapshot wherever it still fills the same placeholders. */
function fixtureWords(path: string): Words {
  const read = (file: string): Words => JSON.parse(readFileSync(file, 'utf8'))
  // Of a language that is newer than the snapshot there is none.
  const own = path.replace('site', fixtureSite)
  const snapshot = existsSync(own) ? read(own) : {}
  const isFitting = (key: string, text: string) =>
    snapshot[key] !== undefined && placeholders(snapshot[key]) === placeholders(text)
  return Object.fromEntries(
    Object.entries(read(`${projectRoot}/${path}`)).map(([key, text]) => [
      key,
      isFitting(key, text) ? (snapshot[key] ?? text) : text,
    ]),
  )
}

function placeholders(text: string): string {
  return [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort().join()
}
