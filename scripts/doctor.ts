// Tells what is not set, what cannot be reached, and what the law still asks for: `npm run doctor`. Exits with 1 when
// something that the law asks for is missing, or requests could not be stored or mailed as configured; with 2 when
// something is worth adding; else with 0. On a server it speaks of the content that its release was built with.
import { fileURLToPath } from 'node:url'
import { loadEnvFile } from '#server/env-file.ts'
import { isReleased } from '#server/own-build.ts'
import { contentFaults } from './content/content-faults.ts'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
if (!isReleased) endWith(contentFaults(root))

// Only now: their modules read the owner's files while they are loaded.
const { findings } = await import('./doctor/findings.ts')
const { exitCode, report } = await import('./doctor/report.ts')
const { builtOwnerLanguage } = await import('./owner/built-owner-language.ts')
const { ownerWords } = await import('./owner/owner-words.ts')
endWith(loadEnvFile(builtOwnerLanguage))
const found = await findings(builtOwnerLanguage, process.env)
process.stdout.write(report(found, ownerWords[builtOwnerLanguage]))
process.exitCode = exitCode(found)

function endWith(faults: readonly string[]) {
  for (const fault of faults) process.stdout.write(`✗ ${fault}\n`)
  if (faults.length > 0) process.exit(1)
}
