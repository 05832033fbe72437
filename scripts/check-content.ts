// `npm run check-content`: checks the owner's files, as every build does.
import { fileURLToPath } from 'node:url'
import { contentFaults } from './content/content-faults.ts'
import { ownerLanguage } from './owner/owner-language.ts'
import { ownerWords } from './owner/owner-words.ts'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const faults = contentFaults(root)
for (const fault of faults) process.stderr.write(`${fault}\n`)
if (faults.length === 0) process.stdout.write(`${ownerWords[ownerLanguage(root)]('check.right')}\n`)
process.exitCode = faults.length > 0 ? 1 : 0
