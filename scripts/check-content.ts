// Checks the files that the owner edits: `npm run check-content`. The build asks the same before it begins.
import { fileURLToPath } from 'node:url'
import { contentFaults } from './content/content-faults.ts'

const faults = contentFaults(fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, ''))
for (const fault of faults) process.stderr.write(`${fault}\n`)
process.exitCode = faults.length > 0 ? 1 : 0
