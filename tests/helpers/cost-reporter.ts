import { mkdirSync, writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'
import { projectRoot } from './site-root.ts'

/** Cost of each test file, highest first: CPU seconds, or `~` wall clock. `npm run test:full` has a table of its own. */
export default class CostReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const rows = modules
      .map((module) => ({ ...costOf(module), name: `${module.project.name} ${module.relativeModuleId}` }))
      .sort((a, b) => b.seconds - a.seconds)
      .map(({ seconds, mark, name }) => [`${mark}${seconds.toFixed(1)}`.padStart(8), name].join('  '))
    const all = modules.reduce((sum, module) => sum + (module.meta().processorSeconds ?? 0), 0)
    rows.push(`${all.toFixed(0).padStart(8)}  processor seconds in all, views apart`)
    const isFull = modules.some(({ project }) => project.name.startsWith('full'))
    const table = isFull ? '.cache/test-costs-full.txt' : '.cache/test-costs.txt'
    mkdirSync(`${projectRoot}/.cache`, { recursive: true })
    writeFileSync(`${projectRoot}/${table}`, `${rows.join('\n')}\n`)
    console.log([...rows.slice(0, 20), ...rows.slice(20).slice(-1), `  all files: ${table}`].join('\n'))
  }
}

function costOf(module: TestModule) {
  const { processorSeconds: seconds } = module.meta()
  if (seconds !== undefined) return { seconds, mark: '' }
  // Several files share a browser, so its CPU time cannot be attributed.
  const { collectDuration, setupDuration, duration } = module.diagnostic()
  return { seconds: (collectDuration + setupDuration + duration) / 1_000, mark: '~' }
}
