import { Ajv2020, type DefinedError, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { JsonPath } from './json-file.ts'
import { nearest } from './nearest.ts'

/**
 * What messages read of a schema. `description` says in both languages what a right value is (`italiano · English`):
 * editors show it whole, a fault one half. `examples` of a row stand in the fault's message.
 */
export type Schema = {
  $ref?: string
  $defs?: Readonly<Record<string, Schema>>
  description?: string
  examples?: readonly unknown[]
  items?: Schema
  properties?: Readonly<Record<string, Schema>>
}

/** The words of faults in one language; `half` is its place in descriptions, which say everything in both. */
export type SchemaWords = {
  half: 0 | 1
  kinds: Readonly<Record<string, string>>
  notOneOf: string
  noSuch: string
  emptyText: string
  missing: string
  unknown: string
  known: string
  maybe: (right: string) => string
  inside: (list: string) => string
  wrongSchema: (detail: string) => string
}

/** What is wrong and where: keys and indexes from the file's root; `earlier` is the row that the text speaks of at its end. */
export type Fault = { path: JsonPath; text: string; earlier?: JsonPath }

/** Compares a parsed file with its schema, one fault for a value. A wrong schema is a fault too. */
export function schemaFaults(schema: Schema, value: unknown, words: SchemaWords): Fault[] {
  const validate = compiled(schema)
  if (validate instanceof Error) return [{ path: ['$schema'], text: words.wrongSchema(validate.message) }]
  validate(value)
  const faults = new Map<string, Fault>()
  for (const error of (validate.errors ?? []) as DefinedError[]) {
    const path = pathOf(error)
    const key = path.join('.')
    if (!faults.has(key)) faults.set(key, { path, text: textOf(error, schemaAt(schema, path), words) })
  }
  return [...faults.values()]
}

/** In strict mode a misspelt word of the schema, or a required field that it does not describe, is a fault of it. */
const ajv = addFormats(new Ajv2020({ allErrors: true, verbose: true, strict: true, strictRequired: true }), [
  'date',
])

/** By the schema's text: to compile one takes far longer than to compare a file with it. */
const known = new Map<string, ValidateFunction | Error>()

function compiled(schema: Schema): ValidateFunction | Error {
  const text = JSON.stringify(schema)
  const validate = known.get(text) ?? compile(schema)
  known.set(text, validate)
  return validate
}

function compile(schema: Schema): ValidateFunction | Error {
  try {
    return ajv.compile(schema)
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** The part of a schema that stands for what is at the path, with the description of the place that refers to it. */
export function schemaAt(root: Schema, path: Fault['path']): Schema {
  return path.reduce<Schema>(
    (part, step) => referred(root, (typeof step === 'number' ? part.items : part.properties?.[step]) ?? {}),
    root,
  )
}

/** Follows `#/$defs/<name>`, the only kind of reference that the files use. */
function referred(root: Schema, part: Schema): Schema {
  return part.$ref ? { ...root.$defs?.[part.$ref.slice('#/$defs/'.length)], ...part } : part
}

/** A missing or an unknown field is told at its own place, not at the row's. */
function pathOf({ instancePath, keyword, params }: DefinedError): Fault['path'] {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step))
  if (keyword === 'required') return [...path, params.missingProperty]
  if (keyword === 'additionalProperties') return [...path, params.additionalProperty]
  return path
}

function textOf(error: DefinedError, { description }: Schema, words: SchemaWords): string {
  const maybe = (right: string | undefined) => (right === undefined ? '' : `; ${words.maybe(right)}`)
  switch (error.keyword) {
    case 'required':
      return words.missing
    case 'additionalProperties': {
      const known = Object.keys(Object(error.parentSchema?.properties))
      const meant = nearest(error.params.additionalProperty, known)
      return meant
        ? `${words.unknown}${maybe(meant)}`
        : `${words.unknown}; ${words.known}: ${known.join(', ')}`
    }
    case 'type': {
      if (error.instancePath === '') return words.inside(String(error.parentSchema?.required?.[0]))
      const kind = words.kinds[error.params.type] ?? error.params.type
      return `${shown(error.data)} ≠ ${kind}${maybe(unquoted(error.data, error.params.type))}`
    }
    case 'enum': {
      const allowed: unknown[] = error.params.allowedValues
      const meant = allowed.includes(Number(error.data))
        ? String(error.data)
        : nearest(String(error.data), allowed.map(String))
      // One that is meant says more than a list that nobody reads.
      const list = meant && allowed.length > 12 ? words.noSuch : `${words.notOneOf}: ${allowed.join(', ')}`
      return `${shown(error.data)}: ${list}${maybe(meant)}`
    }
    default: {
      const right = description?.split(' · ')[words.half] ?? words.emptyText
      return `${shown(error.data)} ≠ ${right}${maybe(isoDay(error.data))}`
    }
  }
}

/** A number or a yes that stands in quotation marks, without them; an amount with a comma has a point then. */
function unquoted(value: unknown, type: string): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.trim().replace(/^(\d+),(\d+)$/, '$1.$2')
  const isNumber =
    (type === 'number' && /^\d+(\.\d+)?$/.test(text)) || (type === 'integer' && /^\d+$/.test(text))
  const isYesOrNo = type === 'boolean' && /^(true|false)$/.test(text)
  return isNumber || isYesOrNo ? text : undefined
}

/** A day as it is written in Europe (22/11/2026), as files have it. */
function isoDay(value: unknown): string | undefined {
  const parts = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(String(value))
  if (!parts) return undefined
  const [, day = '', month = '', year = ''] = parts
  return JSON.stringify(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}
