import { readFileSync, writeFileSync } from 'node:fs'
import { offeringTable } from '#content/offerings.ts'

// What is switched off keeps its rows.
const ids = offeringTable.map(({ id }) => id)
const askable = offeringTable.filter((row) => 'contact' in row).map(({ id }) => id)

/** What a row of each file may be about; home is always there. */
const named = {
  offerings: { field: 'id', allowed: ids.filter((id) => id !== 'home') },
  releases: { field: 'offering', allowed: ids },
  terms: { field: 'offering', allowed: askable },
  claims: { field: 'offering', allowed: askable },
}

/**
 * Writes the ids of the offerings into the schemas under `<root>/content`, where editors and the check of the owner's
 * files read them. Changes nothing where they stand there already.
 */
export function syncOfferingSchemas(root: string) {
  for (const [name, { field, allowed }] of Object.entries(named)) {
    const file = `${root}/content/${name}.schema.json`
    const schema = JSON.parse(readFileSync(file, 'utf8'))
    const before = JSON.stringify(schema)
    schema.$defs.row.properties[field].enum = allowed
    if (JSON.stringify(schema) !== before) writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`)
  }
}
