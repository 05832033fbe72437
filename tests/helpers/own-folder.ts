import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, onTestFinished, TestRunner } from 'vitest'

/** Ends what was begun with the test that asks for it, or else with its file; the last first. */
export function whenOver(end: () => unknown) {
  const hook = TestRunner.getCurrentTest() ? onTestFinished : afterAll
  hook(async () => void (await end()))
}

/** A temporary folder, deleted when over. */
export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vetrina-'))
  whenOver(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Makes the folders above it too. */
export function writeDeep(file: string, content: string | Buffer) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
