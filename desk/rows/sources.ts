import claims from '#content/claims.schema.json' with { type: 'json' }
import clients from '#content/clients.schema.json' with { type: 'json' }
import events from '#content/events.schema.json' with { type: 'json' }
import modules from '#content/modules.schema.json' with { type: 'json' }
import offerings from '#content/offerings.schema.json' with { type: 'json' }
import people from '#content/people.schema.json' with { type: 'json' }
import releases from '#content/releases.schema.json' with { type: 'json' }
import settings from '#content/settings.schema.json' with { type: 'json' }
import terms from '#content/terms.schema.json' with { type: 'json' }
import type { Entry } from '#shared/entries.ts'
import type { FileChange } from '../files/change.ts'
import { type Row, type Schema, same, whole } from './form-model.ts'

/** In the order in which an owner needs them. */
const schemas = { settings, offerings, people, terms, claims, clients, releases, events, modules }

export type FileName = keyof typeof schemas
export const fileNames = Object.keys(schemas) as readonly FileName[]

/** Rows of one kind: a list, or what stands once in a file (`isSingle`), as its only row. */
export type Source = {
  file: FileName
  list: string
  schema: Schema
  rows: readonly Row[]
  isSingle?: true
  changes: (index: number, before: Row | undefined, after: Row | undefined) => FileChange[]
  /** The form's field that a fault's path in the file is about. */
  fieldOf: (path: readonly (string | number)[]) => string
}

export function sourcesOf(file: FileName, content: Row): readonly Source[] {
  if (file === 'settings') return [settingsSource(content)]
  const { properties = {} } = whole(schemas[file])
  const { $schema: _, ...all } = properties
  const named = Object.entries(all).filter(([, { deprecated }]) => !deprecated)
  const lists = named.filter(([, { items }]) => items)
  const others = named.filter(([, { items }]) => !items)
  const single: Source = {
    file,
    list: 'single',
    isSingle: true,
    schema: { type: 'object', properties: Object.fromEntries(others) },
    rows: [Object.fromEntries(others.map(([name]) => [name, content[name]]))],
    changes: byName((name, before, after) => ({ file: `${file}.json`, path: [name], before, after })),
    fieldOf: (path) => path.join('.'),
  }
  return [
    ...lists
      .toSorted(([one], [other]) => Number(other === file) - Number(one === file))
      .map(([list, { items = {} }]) => listSource(file, list, items, content)),
    ...(others.length > 0 ? [single] : []),
  ]
}

function listSource(file: FileName, list: string, schema: Schema, content: Row): Source {
  const rows: readonly Row[] = Array.isArray(content[list]) ? content[list] : []
  // A product without a row is on.
  const absent = schema.properties?.id?.enum?.filter((id) => !rows.some((row) => row.id === id)) ?? []
  return {
    file,
    list,
    schema,
    rows: absent.length > 0 ? [...rows, ...absent.map((id) => ({ enable: 1, id }))] : rows,
    changes: (index, before, after) => [
      { file: `${file}.json`, path: [list, index], before: index < rows.length ? before : undefined, after },
    ],
    fieldOf: (path) => path.slice(2).join('.'),
  }
}

/** The changes of what stands once: each value by itself. */
function byName(change: (name: string, before: unknown, after: unknown) => FileChange): Source['changes'] {
  return (_, before = {}, after = {}) =>
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((name) => !same(before[name], after[name]))
      .map((name) => change(name, before[name], after[name]))
}

/** The schema still takes `contact.receipt`, which nothing reads: it may be in the owner's file. */
const settingKeys = settings.$defs.row.properties.key.enum.filter((name) => name !== 'contact.receipt')

/** What the schema cannot say of a setting. */
const overrides: Readonly<Record<string, Schema>> = {
  'brand.logo': { format: 'picture' },
  'brand.logo.dark': { format: 'picture' },
  'brand.icon': { format: 'picture' },
}

/** Each setting is one field: a value turns its entry on, none turns it off. */
function settingsSource({ entries: written }: Row): Source {
  const { value } = settings.$defs.row.properties
  const entries: readonly Entry[] = Array.isArray(written) ? written : []
  const fieldFor = (name: string): Schema => ({
    ...value,
    ...settings.$defs.row.allOf.find(({ if: { properties } }) => properties.key.enum.includes(name))?.then
      .properties.value,
    ...overrides[name],
  })
  const properties = Object.fromEntries(settingKeys.map((name) => [name, fieldFor(name)]))
  const known = entries.filter((entry) => entry.enable === 1 && entry.key in properties)
  return {
    file: 'settings',
    list: 'entries',
    isSingle: true,
    schema: { type: 'object', properties },
    rows: [Object.fromEntries(known.map((entry) => [entry.key, entry.value]))],
    changes: byName((name, _, after = '') => {
      const index = entries.findIndex((entry) => entry.key === name)
      return {
        file: 'settings.json',
        path: ['entries', index === -1 ? entries.length : index],
        before: entries[index],
        after: { enable: after ? 1 : 0, key: name, value: after },
      }
    }),
    fieldOf: ([, index]) => entries[Number(index)]?.key ?? '',
  }
}

const settingsLike = (group: RegExp) => settingKeys.filter((name) => group.test(name))

/** Grouped as owners think of them; each setting is in one group. `rare`: only some kinds of firm have it. */
export const settingGroups = [
  {
    id: 'company',
    keys: settingsLike(
      /^(brand.(name|short)|company.(kind|name|vat|phone|email|form|address|register|rea|pec))$/,
    ),
  },
  { id: 'rare', keys: settingsLike(/^company.(capital|shareholder|liquidation|parent|mutual|order)$/) },
  { id: 'brand', keys: settingsLike(/^brand.(logo|icon|colour)/) },
  { id: 'contact', keys: settingsLike(/^contact/) },
  { id: 'privacy', keys: settingsLike(/^privacy/) },
  { id: 'visits', keys: settingsLike(/^visits/) },
  { id: 'site', keys: settingsLike(/^(site|owner)/) },
] as const
