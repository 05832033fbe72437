import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ownFolder, writeDeep } from '#tests/helpers/own-folder.ts'

const files = {
  '.gitignore': 'node_modules\n.cache\n',
  'package.json': '{ "type": "module" }',
  'tsconfig.json': JSON.stringify({
    compilerOptions: { module: 'nodenext', strict: true, allowImportingTsExtensions: true, noEmit: true },
    include: ['shared'],
  }),
  'vitest.config.ts': `const test = (name, ...include) => ({ test: { name, include } }); export default { test: { projects: [test('unit', '**/*.test.ts'), ...['mocked', 'services', 'components'].map((name) => test(name, 'none'))] } }`,
  'shared/tested.ts': `export const isLong = (text: string) => text.length > 3`,
  'shared/tested.test.ts': `import { expect, test } from 'vitest'
import { isLong } from './tested.ts'
test('isLong', () => expect(['abc', 'abcd'].map(isLong)).toEqual([false, true]))`,
  'shared/loose.ts': `export const isShort = (text: string) => !text[3]`,
  'shared/loose.test.ts': `import { expect, test } from 'vitest'
import { isShort } from './loose.ts'
test('isShort', () => expect(isShort('abc')).toBeTypeOf('boolean'))`,
  'shared/bare.ts': `export const kind: 'bare' = 'bare'
export const one = 1`,
}

test('test:mutants tells which changes a test notices, which none does, and which do not compile', () => {
  const root = ownFolder()
  for (const [file, text] of Object.entries(files)) writeDeep(`${root}/${file}`, text)
  cpSync('tests/mutants', `${root}/tests/mutants`, {
    recursive: true,
    filter: (file) => !file.includes('.test.'),
  })
  symlinkSync(`${process.cwd()}/node_modules`, `${root}/node_modules`)
  execFileSync('git', ['init', '-q'], { cwd: root })
  const args = ['tests/mutants/mutants.ts', '--seed', '1', '--folder', 'shared', '--all']
  const output = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  const rows = [...output.matchAll(/^(\w[\w ]*\w) +(shared\/\w+\.ts:\d) {2}(.*?) {2}/gm)]
  expect(rows.map(([, outcome, place, kind]) => `${outcome}: ${place} ${kind}`).sort()).toEqual([
    'no test: shared/bare.ts:2 number off by one',
    'not noticed: shared/loose.ts:1 number off by one',
    'refused: shared/bare.ts:1 text emptied',
    'unit: shared/loose.ts:1 ! dropped',
    'unit: shared/tested.ts:1 > → >=',
    'unit: shared/tested.ts:1 number off by one',
  ])
  expect(output).toContain('shared/tested.test.ts: isLong')
  expect(output).toMatch(/'all'[ │]+5[ │]+3[ │]+'60 %'/)
  expect(readFileSync(`${root}/shared/tested.ts`, 'utf8')).toBe(files['shared/tested.ts'])
  expect(readdirSync(`${root}/.cache`)).toEqual([])
})
