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
  { file, lines, own: written }: ReadDictionary,
  all: readonly ReadDictionary[],
  isFilled: (name: string) => boolean,
  say: Say,
): string[] {
  const known = memoized(isFilled)
  return Object.entries(written).flatMap(([key, own]) => {
    // A singular text may omit the number.
    const named = (value: unknown) =>
      namesIn(value).map((names) => (key.endsWith('_one') ? names.filter((name) => name !== 'count') : names))
    const today = all.flatMap(({ texts: those }) => named(those[key]))
    if (new Set(today.map(String)).size === 1 && today.flat().every(known)) return []
    const former = all.flatMap((one) => named(one.former[key]))
    const filled = named(own)[0] ?? []
    const wanted = agreed([...today, ...former].filter((names) => names.every(known)))
    const strange = filled.filter((name) => !wanted.includes(name))
    const missing = wanted.filter((name) => !filled.includes(name))
    if (strange.length + missing.length === 0) return []
    const differences = [
      ...strange.map((name) => {
        const meant = nearest(name, wanted) ?? missing[0]
        const cannotFill = say('check.dictionary.cannotFill', { name: `{{${name}}}` })
        return meant ? `${cannotFill}, ${say('check.maybe', { right: `{{${meant}}}` })}` : cannotFill
      }),
      ...(strange.length > 0
        ? []
        : missing.map((name) => say('check.dictionary.lacks', { name: `{{${name}}}` }))),
    ]
    const other = all.find((one) => one.file !== file)
    const text = other?.texts[key]
    const says = other && text ? [say('check.dictionary.says', { file: other.file, text })] : []
    return [
      faultLine(say, {
        file,
        line: lines.lineOf([key]),
        text: `${key}: ${[...differences, ...says].join('; ')}`,
      }),
    ]
  })
}

function namesIn(text: unknown): string[][] {
  if (typeof text !== 'string') return []
  return [[...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))].sort()]
}

/** The most common set of placeholders, including the last build's; the larger one in a tie. */
function agreed(sets: readonly string[][]): string[] {
  const votes = new Map<string, number>()
  for (const names of sets) votes.set(names.join(), (votes.get(names.join()) ?? 0) + 1)
  const [best] = [...votes].sort(
    ([one, count], [other, otherCount]) => otherCount - count || other.length - one.length,
  )
  return best?.[0] ? best[0].split(',') : []
}

function memoized(ask: (name: string) => boolean): (name: string) => boolean {
  const answers = new Map<string, boolean>()
  return (name) => {
    const answer = answers.get(name) ?? ask(name)
    answers.set(name, answer)
    return answer
  }
}
