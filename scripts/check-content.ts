// Checks the files that the owner edits: `npm run check-content`. The build asks the same before it begins.
import { fileURLToPath } from 'node:url'
import { contentFaults } from './content/content-faults.ts'
import { ownerLanguage } from './owner/owner-language.ts'

const right = { it: 'I tuoi file sono a posto.', en: 'Your files are in order.' }

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const faults = contentFaults(root)
for (const fault of faults) process.stderr.write(`${fault}\n`)
if (faults.length === 0) process.stdout.write(`${right[ownerLanguage(root)]}\n`)
process.exitCode = faults.length > 0 ? 1 : 0
