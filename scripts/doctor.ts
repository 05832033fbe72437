// `npm run doctor`. Exit code 1: legally required data is missing, or requests cannot be stored or mailed; 2:
// something is recommended; else 0. On a server it checks the release's content. `--json` is for the desk.
import { fileURLToPath } from 'node:url'
import { loadEnvFile } from '#server/env-file.ts'
import { isReleased } from '#server/own-build.ts'
import { type PlacedFault, placedFaults } from './content/content-faults.ts'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const isForDesk = process.argv.includes('--json')
if (!isReleased) endWith(placedFaults(root))

// Imported late: these modules read the owner's files when loaded.
const { findings } = await import('./doctor/findings.ts')
const { exitCode, report } = await import('./doctor/report.ts')
const { builtOwnerLanguage } = await import('./owner/built-owner-language.ts')
const { ownerWords } = await import('./owner/owner-words.ts')
endWith(loadEnvFile(builtOwnerLanguage).map((text) => ({ text })))
const found = await findings(builtOwnerLanguage, process.env)
const output = isForDesk ? JSON.stringify({ findings: found }) : report(found, ownerWords[builtOwnerLanguage])
process.stdout.write(output)
process.exitCode = exitCode(found)

function endWith(faults: readonly PlacedFault[]) {
  if (faults.length === 0) return
  process.stdout.write(
    isForDesk ? JSON.stringify({ faults }) : faults.map(({ text }) => `✗ ${text}\n`).join(''),
  )
  process.exit(1)
}
