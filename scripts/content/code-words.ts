import { globSync, readFileSync } from 'node:fs'

export type CodeWords = {
  asksFor: (key: string) => boolean
  certain: readonly string[]
  fills: (name: string) => boolean
}

export function readCodeWords(root: string): CodeWords {
  const files = globSync('{app,shared,server,scripts}/**/*.{ts,tsx}', { cwd: root })
  const sources = files
    .filter((file) => !/\.(test|examples)\.|fixtures/.test(file))
    .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
  const written = new Set(sources.flatMap((source) => source.match(/(?<=['"])[\w.-]+(?=['"])/g) ?? []))
  const named = new Set(sources.flatMap((source) => source.match(/\w+/g) ?? []))
  const { computed } = JSON.parse(readFileSync(`${root}/content/notes.json`, 'utf8'))
  const families = Object.keys(computed)
  return {
    asksFor: (key) => written.has(askedKey(key)) || families.some((family) => isOfFamily(family, key)),
    certain: sources.flatMap((source) => source.match(/(?<=\bt\(')[\w-]+(?:\.[\w-]+){1,2}(?='\))/g) ?? []),
    fills: (name) => named.has(name),
  }
}

function askedKey(key: string): string {
  return key.replace(/_(one|other)$/, '')
}

/** `*` matches one part of a key. */
export function isOfFamily(family: string, key: string): boolean {
  const parts = askedKey(key).split('.')
  const wanted = family.split('.')
  return (
    parts.length === wanted.length && wanted.every((part, index) => part === '*' || part === parts[index])
  )
}
