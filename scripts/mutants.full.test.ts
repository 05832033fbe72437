import { execFile, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { ownFolder } from '#tests/helpers/own-folder.ts'

const source = fileURLToPath(new URL('..', import.meta.url))

const options = {
  strict: true,
  noEmit: true,
  target: 'es2024',
  module: 'esnext',
  moduleResolution: 'bundler',
  types: [],
}
const shop = `export type Size = 'small' | 'large'
export function price(size: Size): number {
  if (size === 'large') return 20
  return 10
}
`
const files = {
  '.gitignore': 'node_modules\n.cache\n',
  'package.json': '{ "type": "module" }',
  'tsconfig.json': JSON.stringify({
    compilerOptions: options,
    include: ['shared/shop.ts', 'shared/lonely.ts'],
  }),
  'vitest.config.ts': `const projects = Object.entries({ unit: 'test.ts', browser: 'e2e.ts', shipped: 'none.ts' }).map(
  ([name, files]) => ({ test: { name, include: ['*/*.' + files] } }),
)
export { config as default }
const config = { test: { projects } }
`,
  'shared/shop.ts': shop,
  'shared/lonely.ts': 'export const years = 3\n',
  'shared/shop.test.ts': `import { expect, test } from 'vitest'
import { price } from './shop.ts'
test('large', () => expect(price('large')).toBe(20))
test('small', () => expect(price('small')).toBeLessThan(20))
`,
}

/** A small project to run the tool in; `run` gives its output. */
function smallProject() {
  const root = ownFolder()
  for (const path of ['scripts/mutants.ts', 'scripts/mutants'])
    cpSync(join(source, path), join(root, path), { recursive: true })
  symlinkSync(join(source, 'node_modules'), join(root, 'node_modules'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  spawnSync('git', ['init', '-q'], { cwd: root })
  const args = [join(root, 'scripts/mutants.ts'), '--folder', 'shared', '--project', 'unit', '--seed', '7']
  const run = (...more: string[]) => promisify(execFile)(process.execPath, [...args, ...more], { cwd: root })
  return { root, run }
}

test('reports noticed, unnoticed, untested and uncompilable changes', {
  timeout: 240_000,
}, async () => {
  const { root, run } = smallProject()
  const { stdout } = await run('--all', '--count', '99')
  const outcomes = stdout
    .split('\n')
    .filter((line) => line.includes(' shared/'))
    .map((line) => line.split(/ {2,}/).slice(0, 3).join(' | '))
    .sort()
  expect(outcomes).toEqual([
    'no test | shared/lonely.ts:1 | number off by one',
    'not noticed | shared/shop.ts:4 | number off by one',
    'refused | shared/shop.ts:3 | text emptied',
    'unit | shared/shop.ts:3 | === → !==',
    'unit | shared/shop.ts:3 | condition negated',
    'unit | shared/shop.ts:3 | guard dropped',
    'unit | shared/shop.ts:3 | number off by one',
  ])
  expect(stdout).toContain('shop.test.ts: large')
  expect(stdout).toMatch(/│ 'all' +│ 6 +│ 4 +│ '67 %'/)
  // The sources were never touched, and no copy is left.
  expect(readFileSync(join(root, 'shared/shop.ts'), 'utf8')).toBe(shop)
  const cache = join(root, '.cache')
  expect(existsSync(cache) ? readdirSync(cache).filter((name) => name.startsWith('mutants-')) : []).toEqual(
    [],
  )
})
