// Draws small changes to the code and tells which of them no test notices. CONTRIBUTING.md says how to read it.
import { readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { tryBuiltSite } from './mutants/built-site.ts'
import { draw } from './mutants/draw.ts'
import { findChanges, isCode } from './mutants/find-changes.ts'
import { folderOf, outcomeTable } from './mutants/table.ts'
import { createTestProcess } from './mutants/test-process.ts'
import { tryAll } from './mutants/try-all.ts'
import { copySources, type Outcome, sourceFiles, tryChange } from './mutants/try-change.ts'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    count: { type: 'string', default: '40' },
    folder: { type: 'string', multiple: true, default: ['app', 'content', 'scripts', 'server', 'shared'] },
    project: { type: 'string', multiple: true, default: ['unit', 'mocked', 'services', 'components'] },
    built: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
})
process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143))

const all = sourceFiles(root).filter(isDrawn).flatMap(changesOf)
const waiting = draw(all, all.length, Number(values.seed))
const wanted = Math.min(Number(values.count), all.length)
console.log(`${wanted} of ${all.length} changes, drawn with --seed ${values.seed}`)

const copies = [1, 2].map((number) => {
  const copy = `${root}/.cache/mutants-${process.pid}-${number}`
  const onBuiltSite = (only?: readonly string[]) => tryBuiltSite(copy, only)
  const { run } = createTestProcess(copy, values.project)
  return { copy, judges: { run, onBuiltSite: values.built ? onBuiltSite : undefined } }
})
process.once('exit', () => {
  for (const { copy } of copies) rmSync(copy, { recursive: true, force: true })
})
for (const { copy } of copies) copySources(root, copy)

const began = performance.now()
// Two more are told: what fails without the change too is to be mended first, what has no end is to be looked at.
const isTold = (outcome: Outcome) =>
  values.all || ['not noticed', 'no test', 'by chance', 'endless'].includes(outcome)
const outcomes = await tryAll({
  waiting,
  wanted,
  tries: copies.map(
    ({ copy, judges }) =>
      (next) =>
        tryChange(copy, next.file, next.change, judges),
  ),
  tell: ({ file, change }, { outcome, by }) => {
    if (isTold(outcome)) console.log(`${outcome.padEnd(12)} ${file}:${change.line}  ${change.kind}  ${by}`)
  },
})
console.table(outcomeTable(outcomes.map(({ file, outcome }) => ({ folder: folderOf(file), outcome }))))
const seconds = (performance.now() - began) / 1000
console.log(`${seconds.toFixed(0)} s, ${(seconds / Math.max(1, outcomes.length)).toFixed(1)} s a change`)
process.exit()

function isDrawn(file: string): boolean {
  return isCode(file) && values.folder.some((folder) => file.startsWith(`${folder}/`))
}

function changesOf(file: string) {
  return findChanges(file, readFileSync(`${root}/${file}`, 'utf8')).map((change) => ({ file, change }))
}
