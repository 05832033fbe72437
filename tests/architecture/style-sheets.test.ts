import { dirname, join } from 'node:path'
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

const needsNoLayer = /^(layer-.*|font-face|import|ignored)$/

/** Whether a selector contains a tag, also inside `:is()`, `:has()`, `:global()` and the like. */
function hasTag(part: unknown): boolean {
  if (Array.isArray(part)) return part.some(hasTag)
  if (typeof part !== 'object' || part === null) return false
  if ('type' in part && part.type === 'type') return true
  return ('selectors' in part && hasTag(part.selectors)) || ('selector' in part && hasTag(part.selector))
}

/** Counts with Vite's own parser, as written: a nested selector once, each selector of a list separately. */
async function countIn(file: string): Promise<Sheet> {
  const sheet: Sheet = { file, selectors: 0, withTags: 0, important: 0, layers: [], outside: [] }
  const style = ({ value }: Rule) => {
    sheet.selectors += value.selectors.length
    sheet.withTags += value.selectors.filter(hasTag).length
    sheet.important += value.declarations?.importantDeclarations?.length ?? 0
  }
  const visitor = {
    Rule: {
      style,
      'layer-block': ({ value }: { value: { name?: string[] | null } }) =>
        void sheet.layers.push(...(value.name ?? [])),
      'layer-statement': ({ value }: { value: { names: string[][] } }) =>
        void sheet.layers.push(...value.names.flat()),
    },
    StyleSheet({ rules }: { rules: { type: string }[] }) {
      sheet.outside = rules.map(({ type }) => type).filter((type) => !needsNoLayer.test(type))
    },
  }
  const css = { transformer: 'lightningcss' as const, lightningcss: { visitor } }
  await preprocessCSS(readSource(file), file, await resolveConfig({ configFile: false, css }, 'build'))
  return sheet
}

const sum = (sheets: readonly Sheet[], what: 'selectors' | 'withTags') =>
  sheets.reduce((total, sheet) => total + sheet[what], 0)

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

/** The classes that `code` uses of each imported sheet; all of them where it computes one. */
function classesUsed(file: string, code: string): { sheet: string; names: string[] | 'all' }[] {
  const body = code.replace(/^import .*/gm, '')
  const imports = [...code.matchAll(/^import (\w+) from '([^']+\.module\.css)'$/gm)]
  return imports.map(([, object = '', path = '']) => ({
    sheet: path.startsWith('#') ? path.slice(1) : join(dirname(file), path),
    names: body.includes(`${object}[`)
      ? 'all'
      : [...body.matchAll(new RegExp(`(?<![.\\w])${object}\\.(\\w+)`, 'g'))].map(([, name = '']) => name),
  }))
}

const globalNames = /:global\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g

/** The module's own classes, without global ones. */
function classesDefined(sheet: string): Set<string> {
  const own = sheet.replace(/\/\*.*?\*\//gs, '').replace(globalNames, '')
  return new Set([...own.matchAll(/(?<=\.)[a-z]\w*/gi)].map(([name]) => name))
}

/** Classes that no code uses, and those that code uses but the sheet lacks. */
function strays(sheet: string, text: string, code: readonly { file: string; text: string }[]) {
  const used = code.flatMap(({ file, text }) => classesUsed(file, text)).filter((one) => one.sheet === sheet)
  const defined = classesDefined(text)
  const names = new Set(used.flatMap((one) => (one.names === 'all' ? [...defined] : one.names)))
  return [...defined.symmetricDifference(names)].map((name) => `${sheet}: .${name}`)
}

test('every class of a style sheet is used, and every class used in code exists', () => {
  const code = filesOf('app/**/*.{ts,tsx}').map((file) => ({ file, text: readSource(file) }))
  const sheets = filesOf('app/**/*.module.css')
  expect(sheets.length).toBeGreaterThan(50)
  expect(sheets.flatMap((sheet) => strays(sheet, readSource(sheet), code))).toEqual([])
})
