import { afterAll, beforeEach, type RunnerTestFile } from 'vitest'
import { processorSeconds } from './processor-seconds.ts'

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
