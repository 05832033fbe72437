import { globSync, readFileSync } from 'node:fs'

/** What the code at hand says of the dictionaries: which keys it asks for, and which names it can fill in. */
export type CodeWords = {
  asksFor: (key: string) => boolean
  /** Keys that it asks for by themselves: where no dictionary has one, it is missing in all. */
  certain: readonly string[]
  fills: (name: string) => boolean
}

/** A project without sources knows every key and name. */
export function readCodeWords(root: string): CodeWords {
  const files = globSync('{app,shared,server,scripts}/**/*.{ts,tsx}', { cwd: root })
  const sources = files
    .filter((file) => !/\.(test|examples)\.|fixtures/.test(file))
    .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
  if (sources.length === 0) return { asksFor: () => true, certain: [], fills: () => true }
  const written = new Set(sources.flatMap((source) => source.match(/(?<=['"])[\w.-]+(?=['"])/g) ?? []))
  const families = keyFamilies(root)
  return {
    asksFor: (key) => written.has(askedKey(key)) || families.some((family) => isOfFamily(family, key)),
    certain: sources.flatMap((source) => source.match(/(?<=\bt\(')[\w-]+(?:\.[\w-]+){1,2}(?='\))/g) ?? []),
    fills: (name) => sources.some((source) => new RegExp(`\\b${name}\\b`).test(source)),
  }
}

/** Families of keys whose last word the code makes from a table. */
function keyFamilies(root: string): string[] {
  return Object.keys(JSON.parse(readFileSync(`${root}/content/notes.json`, 'utf8')).computed)
}

/** As the code asks for it: a counted text without its ending. */
function askedKey(key: string): string {
  return key.replace(/_(one|other)$/, '')
}

/** A star stands for one part of a key. */
export function isOfFamily(family: string, key: string): boolean {
  const parts = askedKey(key).split('.')
  const wanted = family.split('.')
  return (
    parts.length === wanted.length && wanted.every((part, index) => part === '*' || part === parts[index])
  )
}
