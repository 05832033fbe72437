import { existsSync, readFileSync } from 'node:fs'
import { buildKey } from '#app/worker/build-list.ts'
import { sitePath } from '#content/site-files/site-dir.ts'
import type { Say } from '#scripts/owner/owner-words.ts'
import { languages } from '#shared/locale.ts'
import type { Dictionary } from '#shared/messages.ts'
import { readCodeWords } from './code-words.ts'
import { faultLine, nearest } from './fault-line.ts'
import type { JsonFile } from './json-file.ts'
import { placeholderFaults, type ReadDictionary } from './placeholder-faults.ts'
import { readWords } from './read-words.ts'

/** All dictionaries must have the keys that the code uses, with the same placeholders. */
export function dictionaryFaults(
  root: string,
  files: ReadonlyMap<string, JsonFile>,
  say: Say,
  code = readCodeWords(root),
) {
  const all = languages.flatMap((lang): ReadDictionary[] => {
    const lines = files.get(lang)
    if (!lines) return []
    const own: Dictionary = Object(lines.value)
    const file = sitePath(root, `i18n/${lang}.json`)
    return [{ lang, file, lines, own, texts: readWords(root, lang), former: formerTexts(root, lang) }]
  })
  const known = new Set([
    ...all.flatMap(({ texts }) => Object.keys(texts).filter(code.asksFor)),
    // Counted texts are stored under keys with a plural suffix.
    ...code.certain.filter(
      (key) => !all.some(({ texts }) => `${key}_other` in texts || `${key}_one` in texts),
    ),
  ])
  for (const key of [...known]) for (const form of pluralForms(key)) known.add(form)
  return all.flatMap((dictionary) => [
    ...keyFaults(dictionary, all, known, say),
    ...placeholderFaults(dictionary, all, code.fills, say),
  ])
}

function pluralForms(key: string): string[] {
  const base = key.replace(/_(one|other)$/, '')
  return base === key ? [] : [`${base}_one`, `${base}_other`]
}

function formerTexts(root: string, lang: string): Dictionary {
  const file = `${root}/dist/client/assets/i18n/${lang}.json`
  if (!existsSync(file)) return {}
  const { [buildKey]: _, ...texts } = JSON.parse(readFileSync(file, 'utf8'))
  return texts
}

function keyFaults(
  { file, lines, own: written, texts, former, lang }: ReadDictionary,
  all: readonly ReadDictionary[],
  known: ReadonlySet<string>,
  say: Say,
): string[] {
  const own = Object.keys(written)
  const missing = [...known].filter((key) => !(key in texts))
  const unsaid = missing.map((key) => {
    const others = all.flatMap((other) => {
      const text = other.texts[key]
      return other.lang !== lang && text ? [say('check.dictionary.says', { file: other.file, text })] : []
    })
    const stood = former[key] ? [say('check.dictionary.stood', { text: former[key] })] : []
    const before = own
      .filter((one) => one < key)
      .sort()
      .at(-1)
    const line = lines.lineOf(before === undefined ? [] : [before])
    const sample = former[key] ?? all.find(({ texts: those }) => those[key])?.texts[key] ?? '…'
    return faultLine(say, {
      file,
      line,
      text: [say('check.dictionary.missing', { key }), ...stood, ...others].join('; '),
      sample: `${JSON.stringify(key)}: ${JSON.stringify(sample)},`,
    })
  })
  const strange = own
    .filter((key) => !known.has(key))
    .map((key) =>
      faultLine(say, {
        file,
        line: lines.lineOf([key]),
        text: say('check.dictionary.unknown', { key }),
        meant: nearest(key, missing) ?? nearest(key, known),
      }),
    )
  const empty = own
    .filter((key) => typeof texts[key] !== 'string' || texts[key]?.trim() === '')
    .map((key) =>
      faultLine(say, { file, line: lines.lineOf([key]), text: `${key}: ${say('check.needsText')}` }),
    )
  return [...unsaid, ...strange, ...empty]
}
