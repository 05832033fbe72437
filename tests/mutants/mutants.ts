// Mutation testing; see CONTRIBUTING.md.
import { hash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { findChanges, isCode } from './find-changes.ts'
import { copySources, type Outcome, outcomes as outcomeNames, sourceFiles, tryChange } from './try-change.ts'

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    count: { type: 'string', default: '40' },
    folder: { type: 'string', multiple: true, default: ['app', 'content', 'scripts', 'server', 'shared'] },
    built: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
})
process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143))

const files = sourceFiles(root).filter((file) => /\.tsx?$/.test(file))
const sources = new Map(files.map((file) => [file, readFileSync(`${root}/${file}`, 'utf8')]))
const all = files.filter(isDrawn).flatMap(changesOf)
const waiting = shuffled(all, values.seed).values()
const wanted = Math.min(Number(values.count), all.length)
console.log(`${wanted} of ${all.length} changes, drawn with --seed ${values.seed}`)

const copies = [1, 2].map((number) => `${root}/.cache/mutants-${process.pid}-${number}`)
process.once('exit', () => {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true })
})
for (const copy of copies) copySources(root, copy)

const began = performance.now()
const reported: Outcome[] = ['not noticed', 'no test', 'by chance', 'endless']
const outcomes: { folder: string; outcome: Outcome }[] = []
let taken = 0
await Promise.all(copies.map(tryThem))
console.table(outcomeTable())
const seconds = (performance.now() - began) / 1000
console.log(`${seconds.toFixed(0)} s, ${(seconds / Math.max(1, outcomes.length)).toFixed(1)} s a change`)
process.exit()

/** One mutant at a time per copy; replaces those that do not compile. */
async function tryThem(copy: string) {
  while (taken < wanted) {
    const { value: next } = waiting.next()
    if (!next) return
    taken += 1
    const { file, change } = next
    const trial = { copy, sources, isBuilt: values.built }
    const { outcome, by } = await tryChange(trial, file, change)
    if (outcome === 'refused') taken -= 1
    outcomes.push({ folder: folderOf(file), outcome })
    if (values.all || reported.includes(outcome))
      console.log(`${outcome.padEnd(12)} ${file}:${change.line}  ${change.kind}  ${by}`)
  }
}

/** Mutants that no test reaches count as not noticed. */
function outcomeTable() {
  const folders = [...new Set(outcomes.map(({ folder }) => folder))].sort()
  return [...folders, 'all'].map((folder) => {
    const own = outcomes.filter((row) => folder === 'all' || row.folder === folder)
    const count = (...some: Outcome[]) => own.filter(({ outcome }) => some.includes(outcome)).length
    const tried = own.length - count('refused')
    const noticed = tried - count('not noticed', 'no test', 'by chance')
    const share = tried === 0 ? '' : `${Math.round((100 * noticed) / tried)} %`
    return {
      folder,
      tried,
      noticed,
      share,
      ...Object.fromEntries(outcomeNames.map((name) => [name, count(name)])),
    }
  })
}

/** Views are counted apart: most of their behaviour shows only in a browser. */
function folderOf(file: string): string {
  if (file.endsWith('.tsx')) return 'views'
  return file
    .split('/')
    .slice(0, file.startsWith('app/') ? 2 : 1)
    .join('/')
}

/** Deterministic for a seed. */
function shuffled<Row>(rows: readonly Row[], seed: string): Row[] {
  const drawn = rows.map((row, index) => ({ row, lot: hash('sha1', `${seed} ${index}`) }))
  return drawn.sort((one, other) => (one.lot < other.lot ? -1 : 1)).map(({ row }) => row)
}

function isDrawn(file: string): boolean {
  return isCode(file) && values.folder.some((folder) => file.startsWith(`${folder}/`))
}

function changesOf(file: string) {
  return findChanges(file, sources.get(file) ?? '').map((change) => ({ file, change }))
}
