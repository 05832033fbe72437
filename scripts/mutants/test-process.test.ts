import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTestProcess } from './test-process.ts'

/** In place of Vitest: says which process it is, or does what the name of the file asks for. */
const script = `
process.on('message', ({ files: [file], isChanged }) => {
  if (file === 'dies.ts') process.exit(3)
  if (file === 'hangs.ts') for (;;) {}
  if (file === 'slow.ts') {
    let signs = 0
    const timer = setInterval(() => {
      if (++signs < 8) return process.send('alive')
      clearInterval(timer)
      process.send({ result: 'passed', failed: [], faults: [] })
    }, 200)
    return
  }
  const { NODE_ENV, VITEST } = process.env
  const faults = [process.pid, process.argv.slice(2).join(), process.cwd(), NODE_ENV, VITEST, isChanged]
  process.send({ result: 'passed', failed: [], faults: faults.map(String) })
})
process.once('disconnect', () => process.exit())
process.send('ready')
`

function processOf() {
  const copy = mkdtempSync(join(tmpdir(), 'test-process-'))
  mkdirSync(join(copy, 'scripts/mutants'), { recursive: true })
  writeFileSync(join(copy, 'scripts/mutants/run-tests.ts'), script)
  const tests = createTestProcess(copy, ['unit', 'components'])
  onTestFinished(() => {
    tests.stop()
    rmSync(copy, { recursive: true })
  })
  return {
    copy,
    ...tests,
    ask: (file: string, ms?: number) => tests.run({ files: [file], isChanged: true }, ms),
  }
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('one process answers all questions, in the copy, with the projects that were asked for', async () => {
  const { copy, ask, run } = processOf()
  const { result, faults } = await ask('a.ts')
  expect(result).toBe('passed')
  expect(faults.slice(1)).toEqual(['--project=unit,--project=components', copy, 'test', 'true', 'true'])
  const again = await run({ files: ['b.ts'], isChanged: false })
  expect([again.faults[0], again.faults.at(-1)]).toEqual([faults[0], 'false'])
})

test.each([
  ['dies', 60_000],
  ['hangs', 300],
])('a change with which it %s is noticed, and the next has a new process', async (what, ms) => {
  const { ask } = processOf()
  const before = Number((await ask('a.ts')).faults[0])
  expect(await ask(`${what}.ts`, ms)).toEqual({
    result: 'failed',
    failed: [],
    faults: ['They take too long.'],
  })
  await expect.poll(() => isAlive(before)).toBe(false)
  const after = await ask('a.ts')
  expect(after.result).toBe('passed')
  expect(Number(after.faults[0])).not.toBe(before)
})

test('tests that take long but give a sign now and then are only slow', async () => {
  const { ask } = processOf()
  await ask('a.ts')
  expect((await ask('slow.ts', 1_000)).result).toBe('passed')
})

test('who stops it leaves nothing behind', async () => {
  const { ask, stop } = processOf()
  const pid = Number((await ask('a.ts')).faults[0])
  stop()
  await expect.poll(() => isAlive(pid)).toBe(false)
})
