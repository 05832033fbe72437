// Draws small changes to the code and tells which of them no test notices. CONTRIBUTING.md says how to read it.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { draw } from './mutants/draw.ts'
import { findChanges } from './mutants/find-changes.ts'
import { copySources, type Outcome, run, sourceFiles, tryChange } from './mutants/try-change.ts'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    count: { type: 'string', default: '40' },
    folder: { type: 'string', multiple: true, default: ['app', 'scripts', 'server', 'shared'] },
    project: { type: 'string', multiple: true, default: ['unit', 'components'] },
  },
})
process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143))

const all = sourceFiles(root).filter(isCode).flatMap(changesOf)
const drawn = draw(all, Number(values.count), Number(values.seed))
console.log(`${drawn.length} of ${all.length} changes, drawn with --seed ${values.seed}`)

const copies = [1, 2].map((number) => `${root}/.cache/mutants-${number}`)
for (const copy of copies) copySources(root, copy)
const projects = values.project.map((name) => `--project=${name}`)
const files = [...new Set(drawn.map(({ file }) => file))]
if (!(await run(copies[0] ?? root, ['related', ...files, '--run', '--passWithNoTests', ...projects]))) {
  console.error('The tests of these files fail, or take too long, without any change: mend them first.')
  process.exit(1)
}

const outcomes: { folder: string; outcome: Outcome }[] = []
const waiting = [...drawn]
await Promise.all(
  copies.map(async (copy) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const outcome = await tryChange(copy, next.file, next.change, values.project)
      outcomes.push({ folder: folderOf(next.file), outcome })
      if (outcome !== 'noticed')
        console.log(`${outcome.padEnd(12)} ${next.file}:${next.change.line}  ${next.change.kind}`)
    }
  }),
)
const folders = [...new Set(outcomes.map(({ folder }) => folder))].sort()
const count = (of: string, what: Outcome) =>
  outcomes.filter(({ folder, outcome }) => (of === 'all' || folder === of) && outcome === what).length
console.table(
  [...folders, 'all'].map((folder) => ({
    folder,
    noticed: count(folder, 'noticed'),
    'not noticed': count(folder, 'not noticed'),
    'no test': count(folder, 'no test'),
  })),
)

function isCode(file: string): boolean {
  const isOurs = values.folder.some((folder) => file.startsWith(`${folder}/`))
  return isOurs && /\.tsx?$/.test(file) && !/\.(test|d|examples)\.tsx?$|\/fixtures\//.test(file)
}

function changesOf(file: string) {
  return findChanges(file, readFileSync(`${root}/${file}`, 'utf8')).map((change) => ({ file, change }))
}

/** Views are counted apart: most of what they do shows only in a browser. */
function folderOf(file: string): string {
  return file.endsWith('.tsx')
    ? 'views'
    : file
        .split('/')
        .slice(0, file.startsWith('app/') ? 2 : 1)
        .join('/')
}
