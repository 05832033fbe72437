import { preprocessCSS, resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { filesOf, readSource } from '#tests/helpers/sources.ts'

type Sheet = {
  file: string
  selectors: number
  withTags: number
  important: number
  layers: string[]
  outside: string[]
}
type Rule = { value: { selectors: unknown[]; declarations?: { importantDeclarations?: unknown[] } } }

type LayerBlock = { value: { name?: string[] | null } }
type LayerStatement = { value: { names: string[][] } }

const needsNoLayer = /^(layer-.*|font-face|import|ignored)$/

/** Whether a selector contains a tag, also inside `:is()`, `:has()`, `:global()` and the like. */
function hasTag(part: unknown): boolean {
  if (Array.isArray(part)) return part.some(hasTag)
  if (typeof part !== 'object' || part === null) return false
  if ('type' in part && part.type === 'type') return true
  return ('selectors' in part && hasTag(part.selectors)) || ('selector' in part && hasTag(part.selector))
}

/** Counts with Vite's own parser, as written: a nested selector once, each selector of a list separately. */
async function countIn(file: string, text = readSource(file)): Promise<Sheet> {
  const sheet: Sheet = { file, selectors: 0, withTags: 0, important: 0, layers: [], outside: [] }
  const style = ({ value }: Rule) => {
    sheet.selectors += value.selectors.length
    sheet.withTags += value.selectors.filter(hasTag).length
    sheet.important += value.declarations?.importantDeclarations?.length ?? 0
  }
  const whole = ({ rules }: { rules: { type: string }[] }) => {
    sheet.outside = rules.map(({ type }) => type).filter((type) => !needsNoLayer.test(type))
  }
  const visitor = {
    Rule: {
      style,
      'layer-block': ({ value }: LayerBlock) => void sheet.layers.push(...(value.name ?? [])),
      'layer-statement': ({ value }: LayerStatement) => void sheet.layers.push(...value.names.flat()),
    },
    StyleSheet: whole,
  }
  const css = { transformer: 'lightningcss' as const, lightningcss: { visitor } }
  await preprocessCSS(text, file, await resolveConfig({ configFile: false, css }, 'build'))
  return sheet
}

const sum = (sheets: readonly Sheet[], what: 'selectors' | 'withTags') =>
  sheets.reduce((total, sheet) => total + sheet[what], 0)

test('countIn finds tags and !important in nested rules, at-rules and functions', async () => {
  const text =
    '.a { & b, .c { color: red !important } .d:has(> p) { top: 0 } @media print { & > i + .e, :global(svg) { top: 0 } } }'
  const { selectors, withTags, important } = await countIn('seen.module.css', text)
  expect({ selectors, withTags, important }).toEqual({ selectors: 6, withTags: 4, important: 1 })
})

const rooms = ['components', 'contact', 'examples', 'pages', 'products', 'layout']

// One in a hundred: the paragraphs of the legal texts, which are the owner's.
test.for(rooms)('app/%s selects elements by class, not by tag', async (room) => {
  const sheets = await Promise.all(filesOf(`app/${room}/**/*.module.css`).map((file) => countIn(file)))
  expect(sheets.length).toBeGreaterThan(0)
  const share = sum(sheets, 'withTags') / sum(sheets, 'selectors')
  expect(share, JSON.stringify(sheets.filter(({ withTags }) => withTags > 0))).toBeLessThanOrEqual(0.01)
})

test('every rule is in a layer of layers.css and none is !important', async () => {
  const sheets = await Promise.all(filesOf('app/**/*.css').map((file) => countIn(file)))
  expect(sheets.filter(({ important, outside }) => important + outside.length > 0)).toEqual([])
  const { layers } = await countIn('app/styles/layers.css')
  expect(new Set(sheets.flatMap((sheet) => sheet.layers))).toEqual(new Set(layers))
})

// Its sheet is loaded only when the viewer opens.
const loadedLazily = ['app/components/image-viewer/image-viewer.module.css']

test(':root:has() uses child combinators only, except in a lazily loaded sheet', () => {
  const searchesAllDescendants = /:root[^{},\s]*:has\((?!\s*>)/
  expect(searchesAllDescendants.test(':root:not(:has(#panel)) .over {')).toBe(true)
  expect(searchesAllDescendants.test(':root:has(> * > .panel) .bar:has(.nav) {')).toBe(false)
  const files = filesOf('app/**/*.css').filter((file) => searchesAllDescendants.test(readSource(file)))
  expect(files).toEqual(loadedLazily)
})
