import type { Say } from '#scripts/owner/owner-words.ts'
import type { Dictionary } from '#shared/messages.ts'
import { faultLine, nearest } from './fault-line.ts'
import type { JsonFile } from './json-file.ts'

export type ReadDictionary = {
  lang: string
  file: string
  lines: JsonFile
  own: Dictionary
  texts: Dictionary
  former: Dictionary
}

/** Texts whose placeholders differ from those of other languages, or that the code cannot fill in. */
export function placeholderFaults(
  { file, lines, own: written, former }: ReadDictionary,
  all: readonly ReadDictionary[],
  isFilled: (name: string) => boolean,
  say: Say,
): string[] {
  const other = all.find((one) => one.file !== file)
  return Object.entries(written).flatMap(([key, own]) => {
    const today = all.map(({ texts }) => namesIn(key, texts[key]))
    if (new Set(today.map(String)).size === 1 && today.flat().every(isFilled)) return []
    const text = other?.texts[key]
    // The last build's, which visitors have read, else the other language's.
    const wanted = namesIn(key, former[key] ?? text ?? own).filter(isFilled)
    const filled = namesIn(key, own)
    const strange = filled.filter((name) => !wanted.includes(name))
    const missing = wanted.filter((name) => !filled.includes(name))
    const differences = strange.length > 0 ? strange.map(cannotFill) : missing.map(lacks)
    if (differences.length === 0) return []
    const says = other && text ? [say('check.dictionary.says', { file: other.file, text })] : []
    const whole = `${key}: ${[...differences, ...says].join('; ')}`
    return [faultLine(say, { file, line: lines.lineOf([key]), text: whole })]

    function cannotFill(name: string): string {
      const meant = nearest(name, wanted) ?? missing[0]
      const fault = say('check.dictionary.cannotFill', { name: `{{${name}}}` })
      return meant ? `${fault}, ${say('check.maybe', { right: `{{${meant}}}` })}` : fault
    }
  })

  function lacks(name: string): string {
    return say('check.dictionary.lacks', { name: `{{${name}}}` })
  }
}

/** A singular text may omit the number. */
function namesIn(key: string, text: unknown): string[] {
  const names = String(text).match(/(?<=\{\{)\w+(?=\}\})/g) ?? []
  return [...new Set(names)].filter((name) => name !== 'count' || !key.endsWith('_one')).sort()
}
