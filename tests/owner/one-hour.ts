import { readFileSync, writeFileSync } from 'node:fs'
import { ownerFiles } from '#scripts/content/owner-files.ts'
import { readSource } from '#tests/helpers/sources.ts'
import type { Owner } from './owner-copy.ts'

type Row = Record<string, unknown>
/** What the walk through the first hour has to be written, and the file that the words before it name. */
export type Written = { file: string; value: Row | Row[] }

/** The blocks to copy of one half of `content/un-ora.md`, in their order. */
export function writtenInOneHour(half: 'it' | 'en'): Written[] {
  const [italian = '', english = ''] = readSource('content/un-ora.md').split('\n# Your site in an hour\n')
  const text = half === 'it' ? italian : english
  return [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(({ index, 1: json = '' }) => {
    const file = [...text.slice(0, index).matchAll(/`(\w+\.json)`/g)].at(-1)?.[1]
    if (!file) throw new Error(`No file is named before ${json}`)
    return { file, value: JSON.parse(json) }
  })
}

/** Does with a block what the words around it ask for. */
export function write(owner: Owner, { file, value }: Written) {
  const rows = Array.isArray(value) ? value : []
  if (file === 'settings.json') for (const row of rows) owner.set(String(row.key), String(row.value))
  else if (file === 'it.json' || file === 'en.json')
    owner.say((text, key, lang) => String((file === `${lang}.json` && Object(value)[key]) || text))
  else if (file === 'terms.json')
    owner.edit('terms', (before) =>
      before.map((row) => ({ ...row, ...rows.find(({ offering }) => offering === row.offering) })),
    )
  else if (file === 'people.json') complete(`${owner.root}/content/people.json`, value)
  else owner.edit(listOf(file), () => rows)
}

function listOf(file: string) {
  const name = (['clients', 'releases'] as const).find((one) => file === `${one}.json`)
  if (!name || !(name in ownerFiles)) throw new Error(`Nothing says what to do with ${file}.`)
  return name
}

function complete(file: string, value: object) {
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...value }))
}
