import type { TestProject } from 'vitest/node'
import { findChromium, findFirefox, findHeadlessShell } from '#scripts/browsers/find-browsers.ts'

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string
    /** Chromium's headless shell, the engine without the window; the whole browser where there is none. */
    engine: string
    /** Empty where the machine has no Firefox. */
    firefox: string
  }
}

/** Finds the browsers of a project's tests. */
export function setup(project: TestProject) {
  const chromium = findChromium()
  if (!chromium) throw new Error('No Chromium was found: run `node scripts/ensure-browsers.ts`.')
  project.provide('chromium', chromium)
  project.provide('engine', findHeadlessShell() ?? chromium)
  project.provide('firefox', findFirefox() ?? '')
}
