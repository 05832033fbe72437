import type { TestProject } from 'vitest/node'
import { findChromium, findFirefox, findHeadlessShell, findWebKit } from '#tests/programs/find-programs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string
    engine: string
    firefox: string
    webkit: string
  }
}

export function setup(project: TestProject) {
  const chromium = findChromium()
  if (!chromium) throw new Error('No Chromium was found: run `node tests/programs/ensure-browsers.ts`.')
  project.provide('chromium', chromium)
  project.provide('engine', findHeadlessShell() ?? chromium)
  project.provide('firefox', findFirefox() ?? '')
  project.provide('webkit', findWebKit() ?? '')
}
