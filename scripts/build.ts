// Builds the site into dist/. `--if-changed` does nothing when dist/ was made from the same files.
import { fileURLToPath } from 'node:url'
import { contentFaults } from './content/content-faults.ts'
import { offeringFaults } from './content/offering-faults.ts'
import { syncOfferingSchemas } from './content/offering-schemas.ts'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

syncOfferingSchemas(root)
const faults = [...offeringFaults(root), ...contentFaults(root)]
for (const fault of faults) process.stderr.write(`${fault}\n`)
if (faults.length > 0) process.exit(1)

// Only now: its modules read the owner's files while they are loaded.
const { buildSite } = await import('./build/build-site.ts')
await buildSite(root, { ifChanged: process.argv.includes('--if-changed') })
const { weightWarnings } = await import('./build/weigh.ts')
for (const warning of weightWarnings(root)) process.stderr.write(`${warning}\n`)
