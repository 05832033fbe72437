import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import type { Answer, Question } from './test-process.ts'
import { copySources, sourceFiles, tryChange } from './try-change.ts'

const nodeModules = fileURLToPath(new URL('../../node_modules', import.meta.url))
const source = `export const rows = 3\nexport const size: 'small' | 'large' = 'small'\n`
const options = { strict: true, noUnusedLocals: true, types: [], target: 'es2024' }

function project() {
  const root = mkdtempSync(join(tmpdir(), 'mutants-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const files = {
    '.gitignore': 'node_modules\n.cache\ndist\ngenerated\n',
    'tsconfig.json': JSON.stringify({ compilerOptions: options, include: ['shared'] }),
    'shared/a.ts': source,
    'dist/built.txt': 'built',
    'generated/icons.txt': 'icons',
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  symlinkSync(nodeModules, join(root, 'node_modules'))
  spawnSync('git', ['init', '-q'], { cwd: root })
  return root
}

const at = (text: string) => ({
  start: source.indexOf(text),
  end: source.indexOf(text) + text.length,
  line: 1,
})

const fourRows = { ...at('= 3'), text: '= 4', kind: '+ → -' }
const changed = source.replace('3', '4')

/** Tests that give these answers, one after the other, and remember what the source was when they ran. */
function answering(root: string, answers: readonly Answer[]) {
  const seen: { source: string; question: Question }[] = []
  const run = async (question: Question) => {
    seen.push({ source: readFileSync(join(root, 'shared/a.ts'), 'utf8'), question })
    const answer = answers[seen.length - 1]
    if (!answer) throw new Error('They were asked once too often.')
    return answer
  }
  return { seen, tests: { run, stop: () => undefined } }
}

test('a copy has the sources, what is made from them and the packages; it knows its own files', () => {
  const root = project()
  const copy = join(root, '.cache/copy')
  mkdirSync(join(copy, 'old'), { recursive: true })
  copySources(root, copy)
  expect(sourceFiles(root).sort()).toEqual(['.gitignore', 'shared/a.ts', 'tsconfig.json'])
  expect(sourceFiles(copy).sort()).toEqual(['.gitignore', 'shared/a.ts', 'tsconfig.json'])
  expect(readFileSync(join(copy, 'dist/built.txt'), 'utf8')).toBe('built')
  expect(existsSync(join(copy, 'node_modules/typescript'))).toBe(true)
  expect(existsSync(join(copy, 'old'))).toBe(false)
  // What Vite keeps of a copy is that copy's alone: others run at the same time.
  mkdirSync(join(copy, 'node_modules/.vite'))
  expect(realpathSync(join(copy, 'node_modules/.vite'))).toBe(`${realpathSync(copy)}/node_modules/.vite`)
  // Vite gives a browser nothing from outside: these are no link.
  writeFileSync(join(copy, 'generated/icons.txt'), 'changed')
  expect(readFileSync(join(root, 'generated/icons.txt'), 'utf8')).toBe('icons')
})

test.each<[Answer, string]>([
  [{ result: 'failed', failed: [], faults: ['a.test.ts: no'] }, 'endless'],
  [{ result: 'passed', failed: [], faults: [] }, 'not noticed'],
  [{ result: 'none', failed: [], faults: [] }, 'no test'],
])('with the answer %j a change is %s, and is taken back', async (answer, outcome) => {
  const root = project()
  const { seen, tests } = answering(root, [answer])
  const tried = await tryChange(root, 'shared/a.ts', fourRows, tests)
  expect(tried).toEqual({ outcome, by: answer.faults[0] ?? '' })
  expect(seen).toEqual([{ source: changed, question: { files: ['shared/a.ts'], isChanged: true } }])
  expect(readFileSync(join(root, 'shared/a.ts'), 'utf8')).toBe(source)
})

const failedOf = (project: string): Answer => ({
  result: 'failed',
  project,
  failed: ['a.test.ts'],
  faults: ['no', 'nor'],
})
const passed: Answer = { result: 'passed', failed: [], faults: [] }

test.each([
  ['unit', 'unit'],
  ['mocked', 'unit'],
  ['services', 'services'],
  ['components', 'components'],
])(
  'what fails of %s with the change, again with it, and not without it has noticed: %s',
  async (name, outcome) => {
    const root = project()
    const { seen, tests } = answering(root, [failedOf(name), failedOf(name), passed])
    expect(await tryChange(root, 'shared/a.ts', fourRows, tests)).toEqual({ outcome, by: 'no' })
    const only = ['a.test.ts']
    expect(seen).toEqual([
      { source: changed, question: { files: ['shared/a.ts'], isChanged: true } },
      { source: changed, question: { files: ['shared/a.ts'], isChanged: true, only } },
      { source, question: { files: ['shared/a.ts'], isChanged: false, only } },
    ])
    expect(readFileSync(join(root, 'shared/a.ts'), 'utf8')).toBe(source)
  },
)

test.each([
  ['does not fail a second time', [failedOf('unit'), passed]],
  ['fails without the change too', [failedOf('unit'), failedOf('unit'), failedOf('unit')]],
])('what %s has failed by chance', async (_, answers) => {
  const root = project()
  const { seen, tests } = answering(root, answers)
  const tried = await tryChange(root, 'shared/a.ts', fourRows, tests)
  expect(tried).toEqual({ outcome: 'by chance', by: 'no' })
  expect(seen).toHaveLength(answers.length)
})

test.each([
  [[failedOf('browser'), failedOf('browser'), passed], 'built site'],
  [[failedOf('browser'), passed], 'by chance'],
  [[failedOf('browser'), failedOf('browser'), failedOf('browser')], 'by chance'],
] as const)(
  'where no quick test notices, those on the built site are asked, and asked again like the others: %#, %s',
  async (answers, outcome) => {
    const root = project()
    const { seen, tests } = answering(root, [{ result: 'none', failed: [], faults: [] }])
    const asked: unknown[] = []
    const onBuiltSite = async (only?: readonly string[]): Promise<Answer> => {
      asked.push([only, readFileSync(join(root, 'shared/a.ts'), 'utf8')])
      return answers[asked.length - 1] ?? passed
    }
    const tried = await tryChange(root, 'shared/a.ts', fourRows, { ...tests, onBuiltSite })
    expect(tried).toEqual({ outcome, by: 'no' })
    const only = ['a.test.ts']
    const all = [
      [undefined, changed],
      [only, changed],
      [only, source],
    ]
    expect(asked).toEqual(all.slice(0, answers.length))
    expect(seen).toHaveLength(1)
  },
)

test('what the built site does not notice either is told as before', async () => {
  const root = project()
  const { tests } = answering(root, [{ result: 'none', failed: [], faults: [] }])
  const onBuiltSite = async (): Promise<Answer> => ({ result: 'passed', failed: [], faults: [] })
  const tried = await tryChange(root, 'shared/a.ts', fourRows, { ...tests, onBuiltSite })
  expect(tried).toEqual({ outcome: 'no test', by: '' })
})

test('what does not compile is refused before any test runs; a name that nothing uses is no reason', async () => {
  const root = project()
  const { seen, tests } = answering(root, [{ result: 'passed', failed: [], faults: [] }])
  const emptied = { ...at(`'small'\n`), text: `''\n`, kind: 'text emptied' }
  const refused = await tryChange(root, 'shared/a.ts', emptied, tests)
  expect(refused).toMatchObject({ outcome: 'refused', by: expect.stringContaining('shared/a.ts(2,14)') })
  expect(seen).toEqual([])
  expect(readFileSync(join(root, 'shared/a.ts'), 'utf8')).toBe(source)
  const unused = { ...at('export const rows'), text: 'const rows', kind: 'call removed' }
  expect(await tryChange(root, 'shared/a.ts', unused, tests)).toMatchObject({ outcome: 'not noticed' })
})
