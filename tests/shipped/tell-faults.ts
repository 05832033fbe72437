// Prints what is wrong with a copy of the project, as JSON: it runs in the copy, with the copy's code.
import { siteChecks } from './site-checks.ts'

const faults: string[] = []
for (const [name, check] of Object.entries(siteChecks))
  for (const fault of await check()) faults.push(`${name}: ${fault}`)
process.stdout.write(JSON.stringify(faults))
