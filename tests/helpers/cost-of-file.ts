import { readdirSync, readFileSync } from 'node:fs'
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
  try {
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name)) continue
      const stat = statOf(name)
      // Fields of /proc/<pid>/stat after the name, which may contain anything: state, parent, …, own and
      // reaped children's time.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      parents.set(Number(name), Number(fields[1]))
      ticks.set(
        Number(name),
        fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0),
      )
    }
  } catch {
    return
  }
  const isWithin = (id: number): boolean => id === root || (parents.has(id) && isWithin(parents.get(id) ?? 0))
  return [...ticks].filter(([id]) => isWithin(id)).reduce((sum, [, own]) => sum + own, 0) / 100
}

function statOf(id: string): string {
  try {
    return readFileSync(`/proc/${id}/stat`, 'utf8')
  } catch {
    // The process has ended since.
    return ') Z -1 '
  }
}
