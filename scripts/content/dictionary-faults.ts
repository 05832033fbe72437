import { sitePath } from '#content/site-files/site-dir.ts'
import type { Say } from '#scripts/owner/owner-words.ts'
import { languages } from '#shared/locale.ts'
import type { Dictionary } from '#shared/messages.ts'
import { faultLine } from './fault-line.ts'
import type { JsonFile } from './json-file.ts'
import { readWords } from './read-words.ts'

/** `own`: what the file says; `texts`: with the program's own for what it lacks. */
type Words = { file: string; lines: JsonFile; own: Dictionary; texts: Dictionary }

/** All dictionaries must have the same keys, with the same placeholders. */
export function dictionaryFaults(root: string, files: ReadonlyMap<string, JsonFile>, say: Say): string[] {
  const all = languages.flatMap((lang): Words[] => {
    const lines = files.get(lang)
    const file = sitePath(root, `i18n/${lang}.json`)
    return lines ? [{ file, lines, own: Object(lines.value), texts: readWords(root, lang) }] : []
  })
  return all.flatMap((words) => {
    const others = all.filter((one) => one !== words)
    return [...missingKeys(words, others, say), ...wrongTexts(words, others, say)]
  })
}

function missingKeys({ file, lines, own, texts }: Words, others: readonly Words[], say: Say): string[] {
  const known = new Set(others.flatMap((one) => Object.keys(one.texts)))
  return [...known.difference(new Set(Object.keys(texts)))].map((key) => {
    const before = Object.keys(own).filter((one) => one < key)
    const line = lines.lineOf([before.sort().at(-1) ?? ''])
    const other = others.find((one) => key in one.texts)
    const sample = `${JSON.stringify(key)}: ${JSON.stringify(other?.texts[key])},`
    return faultLine(say, {
      file,
      line,
      text: `${say('check.dictionary.missing', { key })}${elsewhere(key, others, say)}`,
      sample,
    })
  })
}

function wrongTexts({ file, lines, own }: Words, others: readonly Words[], say: Say): string[] {
  return Object.keys(own).flatMap((key) => {
    const text: unknown = own[key]
    const fault = (words: string) =>
      faultLine(say, { file, line: lines.lineOf([key]), text: `${key}: ${words}` })
    if (typeof text !== 'string' || text.trim() === '') return fault(say('check.needsText'))
    const names = namesIn(key, text)
    const lost = others.flatMap((one) => namesIn(key, one.texts[key])).find((name) => !names.includes(name))
    if (lost === undefined) return []
    return fault(`${say('check.dictionary.lacks', { name: `{{${lost}}}` })}${elsewhere(key, others, say)}`)
  })
}

function elsewhere(key: string, others: readonly Words[], say: Say): string {
  const other = others.find((one) => one.texts[key])
  return other ? `; ${say('check.dictionary.says', { file: other.file, text: other.texts[key] ?? '' })}` : ''
}

/** A singular text may omit the number. */
function namesIn(key: string, text: unknown): string[] {
  const names = String(text).match(/(?<=\{\{)\w+(?=\}\})/g) ?? []
  return names.filter((name) => name !== 'count' || !key.endsWith('_one'))
}
