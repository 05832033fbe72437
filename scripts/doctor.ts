// Tells what is not set, what cannot be reached, and what the law still asks for: `npm run doctor`. Exits with 1 when
// something that the law asks for is missing, or requests could not be stored or mailed as configured.
import { fileURLToPath } from 'node:url'
import { contentFaults } from './content/content-faults.ts'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const faults = contentFaults(root)
for (const fault of faults) process.stdout.write(`✗ ${fault}\n`)
if (faults.length > 0) process.exit(1)

// Only now: its modules read the owner's files while they are loaded.
const { findings } = await import('./doctor/findings.ts')
const found = await findings(root, process.env)

const marks = { missing: '✗', advice: '!', good: '✓' } as const
for (const level of ['missing', 'advice', 'good'] as const) {
  for (const finding of found.filter((one) => one.level === level)) {
    process.stdout.write(`${marks[level]} ${finding.text}\n`)
  }
}
process.exitCode = found.some(({ level }) => level === 'missing') ? 1 : 0
