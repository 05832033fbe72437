import { readFileSync, writeFileSync } from 'node:fs'
import { offerings } from '#content/offerings.ts'

const ids = offerings.map(({ id }) => id)
const askable = offerings.filter((row) => 'contact' in row).map(({ id }) => id)

/** What a row of each file may be about. */
const named: Readonly<Record<string, readonly string[]>> = { releases: ids, terms: askable, claims: askable }

/**
 * Writes the ids of the offerings into the schemas under `<root>/content`, where editors and the check of the owner's
 * files read them. Changes nothing where they stand there already.
 */
export function syncOfferingSchemas(root: string) {
  for (const [name, allowed] of Object.entries(named)) {
    const file = `${root}/content/${name}.schema.json`
    const schema = JSON.parse(readFileSync(file, 'utf8'))
    const before = JSON.stringify(schema)
    schema.$defs.row.properties.offering.enum = allowed
    if (JSON.stringify(schema) !== before) writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`)
  }
}
