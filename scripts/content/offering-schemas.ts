import { readFileSync, writeFileSync } from 'node:fs'
import { offeringTable } from '#content/offerings.ts'

// Including offerings that are switched off: their rows stay in the files.
const ids = offeringTable.map(({ id }) => id)
const askable = offeringTable.filter((row) => 'contact' in row).map(({ id }) => id)

const named = {
  offerings: { field: 'id', allowed: ids.filter((id) => id !== 'home') },
  releases: { field: 'offering', allowed: ids },
  terms: { field: 'offering', allowed: askable },
  claims: { field: 'offering', allowed: askable },
}

/** Writes the ids of all offerings into the schemas, for editors and checks, where they have changed. */
export function syncOfferingSchemas(root: string) {
  for (const [name, { field, allowed }] of Object.entries(named)) {
    const file = `${root}/content/${name}.schema.json`
    const schema = JSON.parse(readFileSync(file, 'utf8'))
    const before = JSON.stringify(schema)
    schema.$defs.row.properties[field].enum = allowed
    if (JSON.stringify(schema) !== before) writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`)
  }
}
