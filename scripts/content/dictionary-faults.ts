import { sitePath } from '#content/site-files/site-dir.ts'
import type { Say } from '#scripts/owner/owner-words.ts'
import { languages } from '#shared/locale.ts'
import type { Dictionary } from '#shared/messages.ts'
import { type CodeWords, readCodeWords } from './code-words.ts'
import { faultLine, nearest } from './fault-line.ts'
import type { JsonFile } from './json-file.ts'
import { readWords } from './read-words.ts'

/** `own`: what the file says; `texts`: with the program's own for what it lacks. */
type Words = { file: string; lines: JsonFile; own: Dictionary; texts: Dictionary }

/** All dictionaries must have the keys that the code uses, with the same placeholders. */
export function dictionaryFaults(
  root: string,
  files: ReadonlyMap<string, JsonFile>,
  say: Say,
  code = readCodeWords(root),
) {
  const all = languages.flatMap((lang): Words[] => {
    const lines = files.get(lang)
    const file = sitePath(root, `i18n/${lang}.json`)
    return lines ? [{ file, lines, own: Object(lines.value), texts: readWords(root, lang) }] : []
  })
  const known = new Set([
    ...all.flatMap(({ texts }) => Object.keys(texts).filter(code.asksFor)),
    // Counted texts are stored under keys with a plural suffix.
    ...code.certain.filter(
      (key) => !all.some(({ texts }) => `${key}_other` in texts || `${key}_one` in texts),
    ),
  ])
  for (const key of [...known]) for (const form of pluralForms(key)) known.add(form)
  return all.flatMap((words) => {
    const others = all.filter((one) => one !== words)
    return faultsOf(words, { others, known, code, say })
  })
}

function pluralForms(key: string): string[] {
  const base = key.replace(/_(one|other)$/, '')
  return base === key ? [] : [`${base}_one`, `${base}_other`]
}

type Known = { others: readonly Words[]; known: ReadonlySet<string>; code: CodeWords; say: Say }

function faultsOf({ file, lines, own, texts }: Words, { others, known, code, say }: Known): string[] {
  const keys = Object.keys(own)
  const missing = [...known].filter((key) => !(key in texts))
  const fault = (key: string, text: string, more: { meant?: string | undefined; sample?: string } = {}) =>
    faultLine(say, { file, line: lines.lineOf([key]), text, ...more })
  const elsewhere = (key: string, fault: string) => {
    const other = others.find((one) => one.texts[key])
    const says = { file: other?.file ?? '', text: other?.texts[key] ?? '' }
    return other ? `${fault}; ${say('check.dictionary.says', says)}` : fault
  }
  return [
    ...missing.map((key) => {
      const before = keys.filter((one) => one < key).sort()
      const text = others.find((one) => one.texts[key])?.texts[key] ?? '…'
      const sample = `${JSON.stringify(key)}: ${JSON.stringify(text)},`
      return fault(before.at(-1) ?? '', elsewhere(key, say('check.dictionary.missing', { key })), { sample })
    }),
    ...keys.flatMap((key) => {
      const text: unknown = own[key]
      if (!known.has(key)) {
        const meant = nearest(key, missing) ?? nearest(key, known)
        return fault(key, say('check.dictionary.unknown', { key }), { meant })
      }
      if (typeof text !== 'string' || text.trim() === '')
        return fault(key, `${key}: ${say('check.needsText')}`)
      const wanted = others.flatMap((one) => namesIn(key, one.texts[key])).filter(code.fills)
      const wrong = placeholderFault(namesIn(key, text), wanted, code, say)
      return wrong ? fault(key, elsewhere(key, `${key}: ${wrong}`)) : []
    }),
  ]
}

/** A placeholder that the code cannot fill in, or that other languages have. */
function placeholderFault(names: readonly string[], wanted: readonly string[], code: CodeWords, say: Say) {
  const strange = names.find((name) => !code.fills(name))
  const lost = wanted.find((name) => !names.includes(name))
  if (strange === undefined) return lost && say('check.dictionary.lacks', { name: `{{${lost}}}` })
  const fault = say('check.dictionary.cannotFill', { name: `{{${strange}}}` })
  const meant = nearest(strange, wanted) ?? lost
  return meant ? `${fault}, ${say('check.maybe', { right: `{{${meant}}}` })}` : fault
}

/** A singular text may omit the number. */
function namesIn(key: string, text: unknown): string[] {
  const names = String(text).match(/(?<=\{\{)\w+(?=\}\})/g) ?? []
  return names.filter((name) => name !== 'count' || !key.endsWith('_one'))
}
