import { spawnSync } from 'node:child_process'
import type { Say } from '#scripts/owner/owner-words.ts'
import { loadEnvFile } from '#server/env-file.ts'
import { deliver } from './deliver.ts'
import type { PublishOptions } from './read-arguments.ts'
import { printStep, refuse } from './tell.ts'

export async function publish(root: string, job: PublishOptions & { say: Say }): Promise<boolean> {
  const { say } = job
  printStep(say('publish.step.check'))
  if (!isRun(root, ['scripts/check-content.ts'])) return refuse(say('publish.notChecked'))
  loadEnvFile()
  // Imported late: these read the owner's settings when loaded.
  const { publicOrigin } = await import('#scripts/build/origin.ts')
  const { isFormClosed } = await import('#shared/form-opening.ts')
  const origin = publicOrigin()
  if (!origin.startsWith('https://')) return refuse(say('publish.noOrigin', { origin }))
  printStep(say('publish.step.build'))
  if (!isRun(root, ['scripts/build.ts', '--if-changed'])) return refuse(say('publish.notBuilt'))
  return deliver(`${root}/dist`, origin, { ...job, isFormClosed: isFormClosed(origin) })
}

function isRun(root: string, args: readonly string[]): boolean {
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0
}
