import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { filesOf, readSource } from '#tests/helpers/sources.ts'

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

test('strays reports unused classes and classes missing in the sheet', () => {
  const sheet = '.a { & .b, :global(.icon) { top: 0.5em } /* .c */ }'
  const file = 'app/x/view.tsx'
  const code = (text: string) => [{ file, text: `import styles from './view.module.css'\n${text}` }]
  const found = (text: string) => strays('app/x/view.module.css', sheet, code(text))
  expect(found('styles.a; styles.b')).toEqual([])
  expect(found('styles.a; styles.gone')).toEqual([
    'app/x/view.module.css: .b',
    'app/x/view.module.css: .gone',
  ])
  expect(found('styles[kind]')).toEqual([])
})

test('every class of a style sheet is used, and every class used in code exists', () => {
  const code = filesOf('app/**/*.{ts,tsx}').map((file) => ({ file, text: readSource(file) }))
  const sheets = filesOf('app/**/*.module.css')
  expect(sheets.length).toBeGreaterThan(50)
  expect(sheets.flatMap((sheet) => strays(sheet, readSource(sheet), code))).toEqual([])
})
