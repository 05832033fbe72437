import { existsSync, readFileSync } from 'node:fs'
import { siteDir, sitePath } from '#content/site-files/site-dir.ts'
import { type OwnerLanguage, ownerLanguage } from '#scripts/owner/owner-language.ts'
import { ownerWords, type Say } from '#scripts/owner/owner-words.ts'
import { languages } from '#shared/locale.ts'
import { dictionaryFaults } from './dictionary-faults.ts'
import { faultLine, nearest } from './fault-line.ts'
import { type JsonFile, type JsonPath, readJsonFile } from './json-file.ts'
import { type OwnImages, ownRules } from './own-rules.ts'
import { type OwnerFile, ownerFiles } from './owner-files.ts'
import { type Fault, type Schema, schemaAt, schemaFaults } from './schema-faults.ts'

/** `row`: its id or key, else its list and number: `hours/0`. */
export type PlacedFault = { text: string; file?: string; row?: string }

/** Faults in the owner's files and dictionaries, as messages with file, line, row, field and an example. */
export function contentFaults(root: string, lang?: OwnerLanguage): string[] {
  return placedFaults(root, lang).map(({ text }) => text)
}

export function placedFaults(root: string, lang: OwnerLanguage = ownerLanguage(root)): PlacedFault[] {
  const names = Object.keys(ownerFiles) as OwnerFile[]
  return [
    ...names.flatMap((name) => fileFaults(root, name, lang).map((fault) => ({ file: name, ...fault }))),
    ...wordsFaults(root, ownerWords[lang]).map((text) => ({ text })),
  ]
}

function fileFaults(root: string, name: OwnerFile, lang: OwnerLanguage): PlacedFault[] {
  const say = ownerWords[lang]
  const file = sitePath(root, `${name}.json`)
  const read = readWhole(root, `${name}.json`, say)
  if (typeof read === 'string') return [{ text: read }]
  return rowFaults(root, name, read.value, lang).map(({ path, text, earlier }) => {
    const whole = earlier ? text.replace('{{line}}', String(read.lineOf(earlier))) : text
    const { place, row, sample } = rowAt(readSchema(root, name), read.value, path, say)
    const line = read.lineOf(path)
    return { text: faultLine(say, { file, line, text: place ? `${place}: ${whole}` : whole, sample }), row }
  })
}

/** Faults of a file's content, without looking at its dictionaries. */
export function rowFaults(root: string, name: OwnerFile, value: unknown, lang: OwnerLanguage): Fault[] {
  const images: OwnImages = {
    path: (image) => sitePath(root, image),
    has: (image) => existsSync(`${siteDir(root)}/${image}`),
    read: (image) => readFileSync(`${siteDir(root)}/${image}`),
  }
  const broken = schemaFaults(readSchema(root, name), value, lang)
  // These rules rely on the schema's shape.
  return broken.length > 0 ? broken : ownRules(name, value, images, ownerWords[lang])
}

export function readSchema(root: string, name: OwnerFile): Schema {
  return JSON.parse(readFileSync(`${root}/content/${name}.schema.json`, 'utf8'))
}

function wordsFaults(root: string, say: Say): string[] {
  const whole = new Map<string, JsonFile>()
  const broken = languages.flatMap((lang) => {
    const name = `i18n/${lang}.json`
    // Missing files fall back to the program's own.
    if (!existsSync(`${siteDir(root)}/${name}`) && existsSync(`${root}/site/${name}`)) return []
    const read = readWhole(root, name, say)
    if (typeof read === 'string') return [read]
    whole.set(lang, read)
    return []
  })
  return [...broken, ...dictionaryFaults(root, whole, say)]
}

function readWhole(root: string, name: string, say: Say): JsonFile | string {
  const file = sitePath(root, name)
  const read = readJsonFile(`${siteDir(root)}/${name}`)
  if (read === 'missing') return say('check.fileMissing', { file })
  return 'cause' in read
    ? faultLine(say, { file, line: read.place, text: say(`check.json.${read.cause}`) })
    : read
}

function rowAt(schema: Schema, value: unknown, path: JsonPath, say: Say) {
  const [list, index, ...field] = path
  if (list === undefined || typeof index !== 'number')
    return { place: said(path, say), row: list === undefined ? '' : String(list) }
  const row: unknown = Reflect.get(Object(Reflect.get(Object(value), list)), index)
  const { id, key, offering, name } = Object(row)
  const called = id ?? key ?? offering ?? name
  const examples = (schemaAt(schema, [list, index]).examples ?? []) as { key?: string }[]
  const keys = examples.map((one) => String(one.key))
  const meant = nearest(String(key), keys)
  const example = examples.find((one) => one.key === (meant || key)) ?? examples[0]
  return {
    place: [
      `${said([list, index], say)}${called ? ` (${called})` : ''}`,
      field.length > 0 ? `, ${say('check.field')} ${said(field, say)}` : '',
    ].join(''),
    row: String(id ?? key ?? `${list}/${index}`),
    sample: example && JSON.stringify(example),
  }
}

function said(path: JsonPath, say: Say): string {
  return path.reduce<string>((before, step) => {
    if (typeof step === 'number') return `${before} ${say('check.row')} ${step + 1}`
    return before && !/\d$/.test(before) ? `${before}.${step}` : `${before}${before && ' '}${step}`
  }, '')
}
