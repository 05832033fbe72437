import { clientKinds, kindsOf } from '#content/clients.ts'
import { stripAccents } from '#shared/accents.ts'
import { languages } from '#shared/locale.ts'

/** As much of JSON Schema as the owner's files use. `description` is `italiano · English`. */
export type Schema = {
  $ref?: string
  $defs?: Readonly<Record<string, Schema>>
  type?: string
  description?: string
  /** Accepted and kept, but not asked for. */
  deprecated?: boolean
  enum?: readonly (string | number)[]
  pattern?: string
  format?: string
  items?: Schema
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  minimum?: number
  maximum?: number
}

export type Row = Readonly<Record<string, unknown>>

/** The schema with every `$ref` resolved. */
export function whole(root: Schema, part: Schema = root): Schema {
  const named = part.$ref && root.$defs?.[part.$ref.slice('#/$defs/'.length)]
  const { $ref: _, $defs: __, items, properties, ...own } = { ...named, ...part }
  return {
    ...own,
    ...(items && { items: whole(root, items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, one]) => [name, whole(root, one)]),
      ),
    }),
  }
}

/** Texts of one line; in both languages side by side. */
const short = ['name', 'title', 'role', 'work']

/** Which control asks for the value at `path`. */
export function shapeOf(path: readonly string[], schema: Schema) {
  const { type, properties = {}, items, format, pattern = '' } = schema
  const [name = '', parent] = path.toReversed()
  if (type === 'object') return 'it' in properties ? 'both' : 'object'
  if (type === 'array') return items?.enum ? 'many' : 'list'
  if (type === 'boolean' || schema.enum?.[0] === 0) return 'switch'
  if (type === 'integer' || type === 'number') return 'number'
  if (choicesOf(schema).length > 0) return 'choice'
  if (format === 'date' || format === 'country') return format
  if (format === 'picture' || pattern.startsWith('^images/')) return 'picture'
  if (pattern.startsWith('^#')) return 'colour'
  if (pattern.startsWith('^([01]')) return 'time'
  return parent && languages.some((lang) => lang === name) && !short.includes(parent) ? 'lines' : 'line'
}

export type Shape = ReturnType<typeof shapeOf>

/** Also those that a pattern like `^(it|en)$` lists. */
export function choicesOf({ enum: listed, pattern = '' }: Schema): readonly string[] {
  return listed?.map(String) ?? /^\^\((\w+(?:\|\w+)+)\)\$$/.exec(pattern)?.[1]?.split('|') ?? []
}

/** On the site, and of today. */
export function newRow({ properties = {} }: Schema, today: string): Row {
  return { ...('enable' in properties && { enable: 1 }), ...('date' in properties && { date: today }) }
}

/**
 * What is typed, in the schema's order, without empty optional values and double spaces. The server reports missing ones, and
 * numbers that cannot be read, by field.
 */
export function tidy(schema: Schema, value: unknown, isNeeded = true): unknown {
  if (schema.type === 'object') return tidyObject(schema, Object(value), isNeeded)
  if (schema.type === 'array') {
    const items = (Array.isArray(value) ? value : []).map((one) => tidy(schema.items ?? {}, one))
    const sorted = schema.items?.enum?.filter((one) => items.includes(one)) ?? items
    return sorted.length > 0 || isNeeded ? sorted : undefined
  }
  if (typeof value === 'string') {
    const text = value.trim().replace(/ {2,}/g, ' ')
    const isNumber = schema.type === 'integer' || schema.type === 'number'
    return (isNumber ? readNumber(text) : undefined) ?? (text || undefined)
  }
  if (schema.type === 'boolean') return value === true || (isNeeded ? false : undefined)
  return value
}

function tidyObject({ properties = {}, required = [] }: Schema, value: Row, isNeeded: boolean) {
  const entries = Object.entries(properties).flatMap(([name, part]) => {
    // A kind of client that was chosen has to be filled in.
    const isChosen = clientKinds.some((kind) => kind === name) && value[name] !== undefined
    const one = tidy(part, value[name], required.includes(name) || (isChosen && part.type === 'object'))
    return one === undefined ? [] : [[name, one]]
  })
  const isEmpty = entries.every(([, one]) => Object(one) === one && Object.keys(Object(one)).length === 0)
  return isEmpty && !isNeeded ? undefined : Object.fromEntries(entries)
}

/** A name for addresses and files: `Caffè dell’Orto` is `caffe-dell-orto`, and `-2` where there is one already. */
export function idFrom(text: string, taken: readonly unknown[] = []): string {
  const words =
    stripAccents(text)
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? 'scheda'
  const plain = words.slice(0, 48).replace(/-$/, '')
  for (let count = 1; ; count++) {
    const id = count === 1 ? plain : `${plain}-${count}`
    if (!taken.includes(id)) return id
  }
}

/** 12,50 or 12.50. A mark before three digits may be either, so it is undefined, as what is no number. */
export function readNumber(text: string): number | undefined {
  const plain = text.replace(/[\s€]/g, '')
  return /^\d+([.,]\d{0,2})?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined
}

export function writeNumber(value: unknown, lang: 'it' | 'en'): string {
  if (typeof value !== 'number') return String(value ?? '')
  const minimumFractionDigits = Number.isInteger(value) ? 0 : 2
  return value.toLocaleString(lang, { useGrouping: false, minimumFractionDigits })
}

/** A row's name in lists and messages: the first of its texts that names it; a sentence without its full stop. */
export function nameOf(row: Row, lang: 'it' | 'en'): string {
  const named = [row.name, row.title, row.text].find((one) => one !== undefined)
  const name = String((typeof named === 'string' ? named : Object(named)[lang]) ?? '')
  return named === row.text ? name.replace(/\.$/, '') : name
}

export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** `permission.date`; a setting has dots in its name. */
export function valueAt(row: Row, name: string): unknown {
  return row[name] ?? name.split('.').reduce<unknown>((value, step) => Object(value)[step], row)
}

/** Of a client; none: a draft that is not shown. */
export const kindOf = (row: Row) => kindsOf(row)[0] ?? ''

/** Three-way merge. Where both changed a field differently, `clashes` names it and mine stays. */
export function merge(was: Row, mine: Row, theirs: Row): { row: Row; clashes: string[] } {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  const isTheirs = (name: string) => same(mine[name], was[name])
  const row = Object.fromEntries(
    names.flatMap((name) => {
      const value = isTheirs(name) ? theirs[name] : mine[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
  const clashes = names.filter(
    (name) => !isTheirs(name) && !same(theirs[name], was[name]) && !same(mine[name], theirs[name]),
  )
  return { row, clashes }
}
