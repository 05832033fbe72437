import { preprocessCSS, resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { filesOf, readSource } from '#tests/helpers/sources.ts'

type Sheet = { file: string; selectors: number; withTags: number; important: number }
type Rule = { value: { selectors: unknown[]; declarations?: { importantDeclarations?: unknown[] } } }

/** An element found by its tag, also inside `:is()`, `:has()` and their like. */
function hasTag(part: unknown): boolean {
  if (Array.isArray(part)) return part.some(hasTag)
  if (typeof part !== 'object' || part === null) return false
  return ('type' in part && part.type === 'type') || ('selectors' in part && hasTag(part.selectors))
}

/** By Vite's own parser, as they are written: a nested selector counts once, each of a list for itself. */
async function countIn(file: string, text = readSource(file)): Promise<Sheet> {
  const sheet = { file, selectors: 0, withTags: 0, important: 0 }
  const style = ({ value }: Rule) => {
    sheet.selectors += value.selectors.length
    sheet.withTags += value.selectors.filter(hasTag).length
    sheet.important += value.declarations?.importantDeclarations?.length ?? 0
  }
  const lightningcss = { visitor: { Rule: { style } } }
  const css = { transformer: 'lightningcss' as const, lightningcss }
  await preprocessCSS(text, file, await resolveConfig({ configFile: false, css }, 'build'))
  return sheet
}

const sum = (sheets: readonly Sheet[], what: 'selectors' | 'withTags' | 'important') =>
  sheets.reduce((total, sheet) => total + sheet[what], 0)

test('tags and !important are seen wherever they stand', async () => {
  const text =
    '.a { & b, .c { color: red !important } .d:has(> p) { top: 0 } @media print { & > i + .e { top: 0 } } }'
  const { selectors, withTags, important } = await countIn('seen.module.css', text)
  expect({ selectors, withTags, important }).toEqual({ selectors: 5, withTags: 3, important: 1 })
})

// What is counted today, so that it only falls: a part is named by its class, and layers decide who wins. What is
// important stands against the print sheet, which is in no layer.
const bounds = {
  'app/products': { share: 0.01, important: 7 },
  'app/pages': { share: 0.24, important: 5 },
  'app/shell': { share: 0.17, important: 0 },
}

test.for(Object.entries(bounds))(
  '%s names parts by classes, not by tags or !important',
  async ([room, bound]) => {
    const sheets = await Promise.all(filesOf(`${room}/**/*.module.css`).map((file) => countIn(file)))
    const share = sum(sheets, 'withTags') / sum(sheets, 'selectors')
    const worst = sheets.filter(({ withTags, important }) => withTags + important > 0)
    expect(share, JSON.stringify(worst)).toBeLessThanOrEqual(bound.share)
    expect(sum(sheets, 'important'), JSON.stringify(worst)).toBeLessThanOrEqual(bound.important)
  },
)
