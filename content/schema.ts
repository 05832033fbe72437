/**
 * The part of JSON Schema (2020-12) that the owner's files use. `description` says in both languages what a right value
 * is (`italiano · English`): editors show it whole, a fault one half. `examples` of a row stand in the fault's message.
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

/** The words of faults in one language; `half` is its place in descriptions, which say everything in both. */
export type SchemaWords = {
  half: 0 | 1
  kinds: Readonly<Record<string, string>>
  notOneOf: string
  emptyText: string
  missing: string
  unknown: string
}

/** What is wrong and where: keys and indexes from the file's root. */
export type Fault = { path: readonly (string | number)[]; text: string }

/** Compares a parsed file with its schema. Objects take no fields that the schema does not name. */
export function schemaFaults(root: Schema, value: unknown, words: SchemaWords): Fault[] {
  return check({ root, words }, root, value, [])
}

type Check = { root: Schema; words: SchemaWords }

function check(within: Check, part: Schema, value: unknown, path: Fault['path']): Fault[] {
  const { root, words } = within
  const schema = resolve(root, part)
  const fault = (text: string) => [{ path, text }]
  if (schema.type && typeName(value) !== schema.type) {
    return fault(`${shown(value)} ≠ ${words.kinds[schema.type] ?? schema.type}`)
  }
  if (schema.enum && !schema.enum.includes(value)) {
    return fault(`${shown(value)}: ${words.notOneOf}: ${schema.enum.join(', ')}`)
  }
  if (typeof value === 'string' && !isRight(schema, value)) {
    return fault(`${shown(value)} ≠ ${described(schema, words)}`)
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => check(within, schema.items ?? {}, item, [...path, index]))
  }
  if (isRecord(value) && schema.properties) return checkFields(within, schema, value, path)
  return []
}

/** A description's half in the language of the words. */
function described({ description }: Schema, words: SchemaWords): string {
  return description?.split(' · ')[words.half] ?? words.emptyText
}

function checkFields(within: Check, schema: Schema, value: Record<string, unknown>, path: Fault['path']) {
  const { words } = within
  const fields = schema.properties ?? {}
  const missing = (schema.required ?? []).filter((key) => !(key in value))
  return [
    ...missing.map((key) => ({ path: [...path, key], text: words.missing })),
    ...Object.entries(value).flatMap(([key, item]) => {
      const field = fields[key]
      if (field) return check(within, field, item, [...path, key])
      const known = Object.keys(fields).join(', ')
      return [{ path: [...path, key], text: `${words.unknown}: ${known}` }]
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
