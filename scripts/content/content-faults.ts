import { existsSync, readFileSync } from 'node:fs'
import { type OwnerLanguage, ownerLanguage } from '#scripts/owner/owner-language.ts'
import { languages } from '#shared/locale.ts'
import { type FaultWords, faultWords } from './fault-words.ts'
import type { OwnImages } from './logo-rules.ts'
import { ownRules } from './own-rules.ts'
import { type OwnerFile, ownerFiles } from './owner-files.ts'
import { type Fault, type Schema, schemaAt, schemaFaults } from './schema-faults.ts'

/**
 * What is wrong in the owner's files under `<root>/content`, as texts for people in the owner's language: file, row,
 * field, a right one.
 */
export function contentFaults(root: string, lang: OwnerLanguage = ownerLanguage(root)): string[] {
  const words = faultWords[lang]
  const names = Object.keys(ownerFiles) as OwnerFile[]
  return [...names.flatMap((name) => fileFaults(root, name, words)), ...dictionaryFaults(root, words)]
}

function fileFaults(root: string, name: OwnerFile, words: FaultWords): string[] {
  const file = `content/${name}.json`
  const read = readJson(`${root}/${file}`, words)
  if ('fault' in read) return [`${file}: ${read.fault}`]
  const schema = JSON.parse(readFileSync(`${root}/content/${name}.schema.json`, 'utf8')) as Schema
  const images: OwnImages = {
    has: (image) => existsSync(`${root}/content/${image}`),
    read: (image) => readFileSync(`${root}/content/${image}`),
  }
  const broken = schemaFaults(schema, read.value, words)
  // The further rules may rely on the shape: they are asked once it is right.
  const faults = broken.length > 0 ? broken : ownRules(name, read.value, images, words)
  return faults.map((fault) => message(file, schema, read.value, fault, words))
}

function message(
  file: string,
  schema: Schema,
  value: unknown,
  { path, text }: Fault,
  words: FaultWords,
): string {
  const [list, row, ...field] = path
  if (list === undefined || typeof row !== 'number') return `${file}: ${path.join('.')}: ${text}`
  const rows = Reflect.get(Object(value), list)
  const id = Array.isArray(rows)
    ? (rows[row]?.id ?? rows[row]?.key ?? rows[row]?.offering ?? rows[row]?.name)
    : undefined
  const example = schemaAt(schema, [list, row]).examples?.[0]
  return [
    `${file}: ${list}, ${words.row} ${row + 1}${id ? ` (${id})` : ''}`,
    field.length > 0 ? `, ${words.field} ${field.join('.')}` : '',
    `: ${text}`,
    example ? `\n  ${words.rightRow}: ${JSON.stringify(example)}` : '',
  ].join('')
}

function dictionaryFaults(root: string, words: FaultWords): string[] {
  return languages.flatMap((lang) => {
    const file = `assets/i18n/${lang}.json`
    const read = readJson(`${root}/${file}`, words)
    if ('fault' in read) return [`${file}: ${read.fault}`]
    return Object.entries(Object(read.value))
      .filter(([, text]) => typeof text !== 'string' || text.trim() === '')
      .map(([key]) => `${file}: ${key}: ${words.needsText}`)
  })
}

function readJson(path: string, words: FaultWords): { value: unknown } | { fault: string } {
  if (!existsSync(path)) return { fault: words.fileMissing }
  try {
    return { value: JSON.parse(readFileSync(path, 'utf8')) }
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    return { fault: words.notJson(detail) }
  }
}
