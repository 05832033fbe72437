import { readFileSync, writeFileSync } from 'node:fs'
import { readSource } from '#tests/helpers/sources.ts'
import { jsonBlocks } from './guide-examples.ts'
import type { Owner, Row } from './owner-copy.ts'

/** What the walk through the first hour has to be written: the file that the words before it name, and what they show of it. */
export type Written = { file: string; value: Row }

const walks = { it: 'content/un-ora.md', en: 'content/in-an-hour.md' } as const

/** The blocks to copy of the walk in one language, in their order. */
export function writtenInOneHour(lang: keyof typeof walks): Written[] {
  return jsonBlocks(readSource(walks[lang])).map(({ file, value }) => ({ file, value: Object(value) }))
}

/** Does with a block what the words around it ask for. */
export function write(owner: Owner, { file, value }: Written) {
  const rows = (list: string): Row[] => Object(value)[list]
  if (file === 'settings.json')
    for (const row of rows('entries')) owner.set(String(row.key), String(row.value))
  else if (file === 'it.json' || file === 'en.json')
    owner.say((text, key, lang) => String((file === `${lang}.json` && value[key]) || text))
  else if (file === 'offerings.json')
    owner.edit('offerings', (before) =>
      before.map((row) => ({ ...row, ...rows('offerings').find(({ id }) => id === row.id) })),
    )
  else if (file === 'terms.json')
    owner.edit('terms', (before) =>
      before.map((row) => ({ ...row, ...rows('terms').find(({ offering }) => offering === row.offering) })),
    )
  else if (file === 'people.json') complete(`${owner.root}/content/people.json`, value)
  else if (file === 'clients.json' || file === 'releases.json')
    writeFileSync(`${owner.root}/content/${file}`, JSON.stringify(value))
  else throw new Error(`Nothing says what to do with ${file}.`)
}

function complete(file: string, value: object) {
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...value }))
}
