import { existsSync, readFileSync } from 'node:fs'
import { type OwnerLanguage, ownerLanguage } from '#scripts/owner/owner-language.ts'
import { languages } from '#shared/locale.ts'
import { dictionaryFaults } from './dictionary-faults.ts'
import { faultWords } from './fault-words.ts'
import type { FaultWords } from './fault-words-shape.ts'
import { type JsonFile, type JsonPath, readJsonFile } from './json-file.ts'
import type { OwnImages } from './logo-rules.ts'
import { nearest } from './nearest.ts'
import { ownRules } from './own-rules.ts'
import { type OwnerFile, ownerFiles } from './owner-files.ts'
import { type Fault, type Schema, schemaAt, schemaFaults } from './schema-faults.ts'

/**
 * What is wrong in the owner's files and the dictionaries under `root`, as texts for people in the owner's language: file
 * and line, row, field, a right one.
 */
export function contentFaults(root: string, lang: OwnerLanguage = ownerLanguage(root)): string[] {
  const words = faultWords[lang]
  const names = Object.keys(ownerFiles) as OwnerFile[]
  return [...names.flatMap((name) => fileFaults(root, name, words)), ...wordsFaults(root, words)]
}

function fileFaults(root: string, name: OwnerFile, words: FaultWords): string[] {
  const file = `content/${name}.json`
  const read = readWhole(root, file, words)
  if (Array.isArray(read)) return read
  const schema = JSON.parse(readFileSync(`${root}/content/${name}.schema.json`, 'utf8')) as Schema
  const images: OwnImages = {
    has: (image) => existsSync(`${root}/content/${image}`),
    read: (image) => readFileSync(`${root}/content/${image}`),
  }
  const broken = schemaFaults(schema, read.value, words)
  // The further rules may rely on the shape: they are asked once it is right.
  const faults = broken.length > 0 ? broken : ownRules(name, read.value, images, words)
  return faults.map((fault) => {
    const text = fault.earlier ? `${fault.text} ${read.lineOf(fault.earlier)}` : fault.text
    const line = read.lineOf(fault.path)
    return `${file}:${line}: ${message(schema, read.value, { ...fault, text }, words)}`
  })
}

function wordsFaults(root: string, words: FaultWords): string[] {
  const whole = new Map<string, JsonFile>()
  const broken = languages.flatMap((lang) => {
    const read = readWhole(root, `assets/i18n/${lang}.json`, words)
    if (Array.isArray(read)) return read
    whole.set(lang, read)
    return []
  })
  return [...broken, ...dictionaryFaults(root, whole, words)]
}

/** A file that can be read, or what is wrong with the way it is written. */
function readWhole(root: string, file: string, words: FaultWords): JsonFile | string[] {
  const read = readJsonFile(`${root}/${file}`)
  if (read === 'missing') return [`${file}: ${words.fileMissing}`]
  if ('cause' in read) return [`${file}:${read.place}: ${words.json[read.cause](read.openedLine)}`]
  if (read.doubles.length === 0) return read
  return read.doubles.map(
    ({ path, line, first }) => `${file}:${line}: ${said(path, words)} ${words.twice(first)}`,
  )
}

/** A row by its number and name, or a setting by its key; the field; what is wrong; a right row. */
function message(schema: Schema, value: unknown, { path, text }: Fault, words: FaultWords): string {
  const [list, index, ...field] = path
  if (list === undefined || typeof index !== 'number')
    return path.length > 0 ? `${said(path, words)}: ${text}` : text
  const row: unknown = Reflect.get(Object(Reflect.get(Object(value), list)), index)
  const { id, key, offering, name } = Object(row)
  const called = id ?? key ?? offering ?? name
  const examples = (schemaAt(schema, [list, index]).examples ?? []) as { key?: string }[]
  const meant =
    examples.length > 1 &&
    nearest(
      String(key),
      examples.map((one) => String(one.key)),
    )
  const example = examples.find((one) => one.key === (meant || key)) ?? examples[0]
  return [
    `${said([list, index], words)}${called ? ` (${called})` : ''}`,
    field.length > 0 ? `, ${words.field} ${said(field, words)}` : '',
    `: ${text}`,
    example ? `\n  ${words.rightRow}: ${JSON.stringify(example)}` : '',
  ].join('')
}

/** A path as a person says it, who counts from one. */
function said(path: JsonPath, words: FaultWords): string {
  return path.reduce<string>((before, step) => {
    if (typeof step === 'number') return `${before} ${words.row} ${step + 1}`
    return before && !/\d$/.test(before) ? `${before}.${step}` : `${before}${before && ' '}${step}`
  }, '')
}
