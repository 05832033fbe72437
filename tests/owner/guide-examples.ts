import { ownerFiles } from '#scripts/content/owner-files.ts'
import { readSource } from '#tests/helpers/sources.ts'

type Row = Record<string, unknown>

/** A code block of `docs/owner-files.md`, and the file that the words before it name. */
export type Box = { file: string; value: Row }

/** The boxes to copy, in their order. */
export function guideBoxes(): Box[] {
  const guide = readSource('docs/owner-files.md')
  return [...guide.matchAll(/```json\n([\s\S]*?)```/g)].map(({ index, 1: text = '' }) => {
    const file = [...guide.slice(0, index).matchAll(/`(\w+\.json)`/g)].at(-1)?.[1]
    if (!file) throw new Error(`No file is named before the example ${text}`)
    return { file, value: Object(JSON.parse(text)) }
  })
}

/** Every row that the guide has an owner write into a list; of settings and switches the rows exist already. */
export function guideExamples(): { file: string; row: Row }[] {
  return guideBoxes().flatMap(({ file, value }) => {
    const list = listOf(file)
    if (!list || ['entries', 'offerings'].includes(list)) return []
    const rows = list in value ? [value[list], value.hours ?? []].flat() : [value]
    return rows.map((row) => ({ file, row: Object(row) }))
  })
}

/** The list that a file of the owner's has; undefined for the dictionaries. */
export function listOf(file: string): string | undefined {
  return new Map(Object.entries(ownerFiles)).get(file.replace('.json', ''))
}
