/**
 * The part of JSON Schema (2020-12) that the owner's files use. `description` says in both languages what a right value
 * is: editors show it, and so does a fault. `examples` of a row stand in the fault's message.
 */
export type Schema = {
  $ref?: string
  $defs?: Readonly<Record<string, Schema>>
  description?: string
  examples?: readonly unknown[]
  type?: string
  enum?: readonly unknown[]
  pattern?: string
  format?: string
  minLength?: number
  items?: Schema
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
}

/** What is wrong and where: keys and indexes from the file's root. */
export type Fault = { path: readonly (string | number)[]; text: string }

/** Compares a parsed file with its schema. Objects take no fields that the schema does not name. */
export function schemaFaults(root: Schema, value: unknown): Fault[] {
  return check(root, root, value, [])
}

function check(root: Schema, part: Schema, value: unknown, path: Fault['path']): Fault[] {
  const schema = resolve(root, part)
  const fault = (text: string) => [{ path, text }]
  if (schema.type && typeName(value) !== schema.type) {
    return fault(`${shown(value)} ≠ ${kinds[schema.type] ?? schema.type}`)
  }
  if (schema.enum && !schema.enum.includes(value)) {
    return fault(`${shown(value)}: non è tra · is not one of: ${schema.enum.join(', ')}`)
  }
  if (typeof value === 'string' && !isRight(schema, value)) {
    return fault(`${shown(value)} ≠ ${schema.description ?? 'un testo non vuoto · a text that is not empty'}`)
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => check(root, schema.items ?? {}, item, [...path, index]))
  }
  if (isRecord(value) && schema.properties) return checkFields(root, schema, value, path)
  return []
}

function checkFields(root: Schema, schema: Schema, value: Record<string, unknown>, path: Fault['path']) {
  const fields = schema.properties ?? {}
  const missing = (schema.required ?? []).filter((key) => !(key in value))
  return [
    ...missing.map((key) => ({ path: [...path, key], text: 'manca · is missing' })),
    ...Object.entries(value).flatMap(([key, item]) => {
      const field = fields[key]
      if (field) return check(root, field, item, [...path, key])
      const known = Object.keys(fields).join(', ')
      return [{ path: [...path, key], text: `campo sconosciuto · unknown field; si usano · known: ${known}` }]
    }),
  ]
}

/** Follows `#/$defs/<name>`, the only kind of reference that the files use. */
export function resolve(root: Schema, part: Schema): Schema {
  return part.$ref ? { ...root.$defs?.[part.$ref.slice('#/$defs/'.length)], ...part } : part
}

function isRight(schema: Schema, text: string): boolean {
  if (text.trim().length < (schema.minLength ?? 0)) return false
  if (schema.pattern && !new RegExp(schema.pattern, 'u').test(text)) return false
  return schema.format !== 'date' || isDate(text)
}

function isDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

const kinds: Readonly<Record<string, string>> = {
  object: 'un oggetto { … } · an object { … }',
  array: 'un elenco [ … ] · a list [ … ]',
  string: 'un testo tra virgolette · a text in quotation marks',
  integer: 'un numero intero · a whole number',
  boolean: 'true o · or false',
}

function typeName(value: unknown): string {
  if (Array.isArray(value)) return 'array'
  if (value === null) return 'null'
  return Number.isInteger(value) ? 'integer' : typeof value
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
