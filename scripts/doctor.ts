// Tells what is not set, what cannot be reached, and what the law still asks for: `npm run doctor`. Exits with 1 when
// something that the law asks for is missing, or requests could not be stored or mailed as configured; with 2 when
// something is worth adding; else with 0.
import { fileURLToPath } from 'node:url'
import { contentFaults } from './content/content-faults.ts'
import { ownerLanguage } from './owner/owner-language.ts'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const faults = contentFaults(root)
for (const fault of faults) process.stdout.write(`✗ ${fault}\n`)
if (faults.length > 0) process.exit(1)

// Only now: their modules read the owner's files while they are loaded.
const { findings } = await import('./doctor/findings.ts')
const { exitCode, report } = await import('./doctor/report.ts')
const found = await findings(root, process.env)
process.stdout.write(report(found, ownerLanguage(root)))
process.exitCode = exitCode(found)
