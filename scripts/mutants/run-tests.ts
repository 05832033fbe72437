// A process of its own: keeps one Vitest ready in a copy of the project, and runs, for each message, the tests that
// reach the files it names. What a change does to this process, such as never ending, its parent sees.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createVitest, type TestModule, type TestSpecification } from 'vitest/node'
import { leadingTo } from './naming.ts'
import { isOfBehaviour, nearestFirst, type Stage, stages } from './stages.ts'
import type { Answer, Question } from './test-process.ts'
import { sourceFiles } from './try-change.ts'

/** Milliseconds. */
const patience = { poll: 5_000, test: 30_000 }

const { values } = parseArgs({ options: { project: { type: 'string', multiple: true, default: ['unit'] } } })
const vitest = await createVitest({
  project: values.project,
  watch: false,
  bail: 1,
  maxWorkers: 1,
  // A sign of life after each file: whoever waits can tell a slow machine from a test without end.
  reporters: [{ onTestModuleEnd: () => void process.send?.('alive') }],
})
// What the configuration itself loads would else be reached by every test.
for (const { vite } of [vitest, ...vitest.projects]) vite.config.configFileDependencies.splice(0)
// What never comes is not waited for as long as on a slow machine: what fails is run again, with the change and without.
// Whole servers and databases keep their time.
for (const { config, name } of vitest.projects) {
  if (name === 'services') continue
  config.expect.poll = { timeout: patience.poll }
  config.testTimeout = Math.min(config.testTimeout, patience.test)
}

const sources = new Map(
  sourceFiles(process.cwd())
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')]),
)
let stale: readonly string[] = []
const found = new Map<string, readonly TestSpecification[]>()

process.on('message', (question: Question) => {
  void answer(question).then((text) => process.send?.(text))
})
process.once('disconnect', () => process.exit())
process.send?.('ready')

async function answer({ files, isChanged, only }: Question): Promise<Answer> {
  for (const file of [...stale, ...files]) vitest.invalidateFile(absolute(file))
  stale = isChanged ? files : []
  let ran = 0
  for (const stage of stages) {
    if (!values.project.includes(stage.project)) continue
    const reached = await related(files.filter(stage.isFor), stage)
    const specifications = only ? reached.filter((row) => only.includes(pathOf(row))) : reached
    for (const some of nearestFirst(files[0] ?? '', specifications, pathOf)) {
      if (some.length === 0) continue
      ran += some.length
      const { testModules: all, unhandledErrors } = await vitest.runTestSpecifications([...some])
      // Those of earlier runs are among them, with what they said then.
      const testModules = all.filter((module) => some.some(({ moduleId }) => moduleId === module.moduleId))
      if (unhandledErrors.length > 0 || testModules.some((module) => !module.ok()))
        return {
          result: 'failed',
          project: stage.project,
          failed: testModules.filter((module) => !module.ok()).map((module) => module.relativeModuleId),
          faults: [...testModules.flatMap(faultsOf), ...unhandledErrors.map(String)],
        }
    }
  }
  return { result: ran > 0 ? 'passed' : 'none', failed: [], faults: [] }
}

async function related(files: readonly string[], stage: Stage): Promise<readonly TestSpecification[]> {
  if (files.length === 0) return []
  const key = files.join()
  if (!found.has(key)) {
    vitest.config.related = files.flatMap((file) => leadingTo(file, sources)).map(absolute)
    found.set(key, await vitest.getRelevantTestSpecifications())
  }
  return (found.get(key) ?? []).filter(
    (row) => projectOf(row) === stage.project && isOfBehaviour(pathOf(row)),
  )
}

function faultsOf(module: TestModule): string[] {
  const tests = [...module.children.allTests('failed')].map(({ fullName }) => fullName)
  const faults = [...tests, ...module.errors().map(({ message }) => message)]
  return faults.map((fault) => `${module.relativeModuleId}: ${fault}`)
}

function absolute(file: string): string {
  return `${process.cwd()}/${file}`
}

/** Tests in a browser have its name behind that of their project. */
function projectOf({ project }: TestSpecification): string {
  return project.name.replace(/ \(.*\)$/, '')
}

function pathOf({ moduleId }: TestSpecification): string {
  return moduleId.slice(process.cwd().length + 1)
}
