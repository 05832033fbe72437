import { readSource } from '#tests/helpers/sources.ts'

type Row = Record<string, unknown>

/** An example of the owner's guide: a row, and the file of `content/` that the words before it name. */
export type Example = { lang: 'it' | 'en'; file: string; row: Row }

/** Every example to copy in `content/README.md`, Italian half first. */
export function guideExamples(): Example[] {
  const guide = readSource('content/README.md')
  const english = guide.indexOf('\n# Your files')
  return [...guide.matchAll(/```json\n([\s\S]*?)```/g)].map(({ index, 1: text = '' }) => {
    const named = [...guide.slice(0, index).matchAll(/`(\w+\.json)`/g)].at(-1)?.[1]
    if (!named) throw new Error(`No file is named before the example ${text}`)
    return { lang: index < english ? 'it' : 'en', file: named, row: JSON.parse(text) }
  })
}
