import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeEach, type RunnerTestFile } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    processorSeconds?: number
  }
}

const before = processorSeconds()
let file: RunnerTestFile | undefined

beforeEach(({ task }) => {
  file = task.file
})

afterAll(() => {
  const after = processorSeconds()
  if (file && before !== undefined && after !== undefined) file.meta.processorSeconds = after - before
})

/** CPU seconds of a process and its descendants; undefined without /proc. */
function processorSeconds(root = process.pid): number | undefined {
  const ticks = new Map<number, number>()
  const parents = new Map<number, number>()
  if (!existsSync('/proc')) return
  for (const id of readdirSync('/proc').map(Number).filter(Number.isInteger)) {
    try {
      const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
      // Fields of /proc/<pid>/stat after the name, which may contain anything: state, parent, …, own and
      // reaped children's time.
      const [, parent, ...fields] = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number)
      const [own = 0, system = 0, children = 0, theirSystem = 0] = fields.slice(9, 13)
      parents.set(id, parent ?? 0)
      ticks.set(id, own + system + children + theirSystem)
    } catch {
      // The process has ended since.
    }
  }
  const isWithin = (id: number): boolean => id === root || (parents.has(id) && isWithin(parents.get(id) ?? 0))
  return [...ticks].filter(([id]) => isWithin(id)).reduce((sum, [, own]) => sum + own, 0) / 100
}
