import { readFileSync, writeFileSync } from 'node:fs'
import { offerings } from '#content/offerings.ts'

/**
 * Writes the ids of the offerings into `content/releases.schema.json`, where editors and the check of the owner's files
 * read what a release may be about. Changes nothing where they stand there already.
 */
export function syncReleaseSchema(root: string) {
  const file = `${root}/content/releases.schema.json`
  const schema = JSON.parse(readFileSync(file, 'utf8'))
  const before = JSON.stringify(schema)
  schema.$defs.row.properties.offering.enum = offerings.map(({ id }) => id)
  if (JSON.stringify(schema) !== before) writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`)
}
