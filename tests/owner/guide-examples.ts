import { readSource } from '#tests/helpers/sources.ts'

type Row = Record<string, unknown>

/** An example of the owner's guide: a row, and the file of `content/` that the words before it name. */
export type Example = { lang: 'it' | 'en'; file: string; row: Row }

const guides = { it: 'content/README.md', en: 'content/your-files.md' } as const

/** Every example to copy in the guide, those of the Italian one first. */
export function guideExamples(): Example[] {
  return (['it', 'en'] as const).flatMap((lang) =>
    jsonBlocks(readSource(guides[lang])).map(({ file, value }) => ({ lang, file, row: Object(value) })),
  )
}

/** The blocks of JSON in a guide, each with the file that the words before it name. */
export function jsonBlocks(guide: string): { file: string; value: unknown }[] {
  return [...guide.matchAll(/```json\n([\s\S]*?)```/g)].map(({ index, 1: text = '' }) => {
    const file = [...guide.slice(0, index).matchAll(/`(\w+\.json)`/g)].at(-1)?.[1]
    if (!file) throw new Error(`No file is named before the example ${text}`)
    return { file, value: JSON.parse(text) }
  })
}
