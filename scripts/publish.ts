// `npm run publish`: checks, builds, sends and looks, or says why not.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { loadEnvFile } from '#server/env-file.ts'
import { ownerLanguage } from './owner/owner-language.ts'
import { ownerWords } from './owner/owner-words.ts'
import { deliver, printStep, refuse } from './publish/deliver.ts'
import { type PublishOptions, readArguments } from './publish/read-arguments.ts'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const say = ownerWords[ownerLanguage(root)]
const options = readArguments(process.argv.slice(2))
if (options) process.exitCode = (await publish(options)) ? 0 : 1
else {
  console.error(say('publish.usage'))
  process.exitCode = 2
}

async function publish(job: PublishOptions): Promise<boolean> {
  printStep(say('publish.step.check'))
  if (!isRun('scripts/check-content.ts')) return refuse(say('publish.notChecked'))
  loadEnvFile()
  // Imported late: these read the owner's settings when loaded.
  const { publicOrigin } = await import('./build/origin.ts')
  const { isFormClosed } = await import('#shared/company.ts')
  const origin = publicOrigin()
  if (!origin.startsWith('https://')) return refuse(say('publish.noOrigin', { origin }))
  printStep(say('publish.step.build'))
  if (!isRun('scripts/build.ts', '--if-changed')) return refuse(say('publish.notBuilt'))
  return deliver(`${root}/dist`, origin, { ...job, say, isFormClosed: isFormClosed(origin) })
}

function isRun(...args: readonly string[]): boolean {
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0
}
