import { Ajv2020, type DefinedError, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { type OwnerLanguage, ownerLanguages } from '#scripts/owner/owner-language.ts'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import { nearest } from './fault-line.ts'
import type { JsonPath } from './json-file.ts'

/** `description` is `italiano · English`: messages show one half. They include `examples` of a row. */
export type Schema = {
  $ref?: string
  $defs?: Readonly<Record<string, Schema>>
  description?: string
  examples?: readonly unknown[]
  items?: Schema
  properties?: Readonly<Record<string, Schema>>
}

/** `path` from the file's root; `earlier` is the row whose line replaces `{{line}}` in the text. */
export type Fault = { path: JsonPath; text: string; earlier?: JsonPath }

/** At most one fault per value. */
export function schemaFaults(schema: Schema, value: unknown, lang: OwnerLanguage): Fault[] {
  const validate = compiled(schema)
  validate(value)
  const faults = new Map<string, Fault>()
  for (const error of (validate.errors ?? []) as DefinedError[]) {
    if (error.keyword === 'if') continue
    const path = pathOf(error)
    const key = path.join('.')
    if (!faults.has(key)) faults.set(key, { path, text: textOf(error, schemaAt(schema, path), lang) })
  }
  return [...faults.values()]
}

/** Strict, so that typos in a schema are errors. */
const ajv = addFormats(new Ajv2020({ allErrors: true, verbose: true, strict: true, strictRequired: true }), [
  'date',
])
ajv.addFormat('country', isCountry)

/** Cached by schema text, since compiling is slow. */
const known = new Map<string, ValidateFunction>()

function compiled(schema: Schema): ValidateFunction {
  const text = JSON.stringify(schema)
  const validate = known.get(text) ?? ajv.compile(schema)
  known.set(text, validate)
  return validate
}

export function schemaAt(root: Schema, path: Fault['path']): Schema {
  return path.reduce<Schema>(
    (part, step) => referred(root, (typeof step === 'number' ? part.items : part.properties?.[step]) ?? {}),
    root,
  )
}

function referred(root: Schema, part: Schema): Schema {
  return part.$ref ? { ...root.$defs?.[part.$ref.slice('#/$defs/'.length)], ...part } : part
}

/** Missing and unknown fields are reported at their own path. */
function pathOf({ instancePath, keyword, params }: DefinedError): Fault['path'] {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step))
  if (keyword === 'required') return [...path, params.missingProperty]
  if (keyword === 'additionalProperties') return [...path, params.additionalProperty]
  return path
}

function textOf(error: DefinedError, { description }: Schema, lang: OwnerLanguage): string {
  const say = ownerWords[lang]
  const maybe = (right: string | undefined) =>
    right === undefined ? '' : `; ${say('check.maybe', { right })}`
  switch (error.keyword) {
    case 'required':
      return say('check.missing')
    case 'additionalProperties': {
      const known = Object.keys(Object(error.parentSchema?.properties))
      const meant = nearest(error.params.additionalProperty, known)
      return meant
        ? `${say('check.unknown')}${maybe(meant)}`
        : say('check.unknownField', { known: known.join(', ') })
    }
    case 'type': {
      if (error.instancePath === '')
        return say('check.inside', { list: String(error.parentSchema?.required?.[0]) })
      const { type } = error.params
      return `${shown(error.data)} ≠ ${isKind(type) ? say(`check.kind.${type}`) : type}`
    }
    case 'enum': {
      const allowed: unknown[] = error.params.allowedValues
      const meant = nearest(String(error.data), allowed.map(String))
      // A suggestion is more helpful than a long list.
      const key = meant && allowed.length > 12 ? 'check.noSuch' : 'check.notOneOf'
      return `${say(key, { value: shown(error.data), allowed: allowed.join(', ') })}${maybe(meant)}`
    }
    default: {
      const { examples, description: own = description } = error.parentSchema ?? {}
      if (Array.isArray(examples))
        return say('check.wrongValue', { value: shown(error.data), right: examples.join(', ') })
      const right = own?.split(' · ')[ownerLanguages.indexOf(lang)] ?? say('check.emptyText')
      return `${shown(error.data)} ≠ ${right}`
    }
  }
}

const kinds = ['object', 'array', 'string', 'integer', 'number', 'boolean'] as const

function isKind(type: string): type is (typeof kinds)[number] {
  return kinds.some((kind) => kind === type)
}

function shown(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

/** ISO 3166-1 alpha-2. */
function isCountry(text: string): boolean {
  return (
    /^[A-Z]{2}$/.test(text) &&
    new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(text) !== undefined
  )
}
