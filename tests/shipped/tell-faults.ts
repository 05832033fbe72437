// Says what is wrong with the site that it is part of, as JSON: run in a copy of the project, it asks with the copy's code.
import { siteChecks } from './site-checks.ts'

const faults: string[] = []
for (const [name, check] of Object.entries(siteChecks))
  for (const fault of await check()) faults.push(`${name}: ${fault}`)
process.stdout.write(JSON.stringify(faults))
