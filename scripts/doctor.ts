// `npm run doctor`. Exit code 1: legally required data is missing, or requests cannot be stored or mailed; 2:
// something is recommended; else 0. On a server it checks the release's content.
import { fileURLToPath } from 'node:url'
import { loadEnvFile } from '#server/env-file.ts'
import { isReleased } from '#server/own-build.ts'
import { contentFaults } from './content/content-faults.ts'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
if (!isReleased) endWith(contentFaults(root))

// Imported late: these modules read the owner's files when loaded.
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
