import { readFileSync, writeFileSync } from 'node:fs'
import { type Box, guideBoxes, listOf } from './guide-examples.ts'
import type { Owner, Row } from './owner-copy.ts'

/** The boxes of the guide that show a file, or some of its rows, and not a single row. */
export function writtenInOneHour(): Box[] {
  return guideBoxes().filter(({ file, value }) => {
    const list = listOf(file)
    return !list || list in value
  })
}

/** Does with a code block what the guide says about it. */
export function write(owner: Owner, { file, value }: Box) {
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
  else if (file === 'people.json') complete(`${owner.root}/site/people.json`, value)
  else if (file === 'clients.json' || file === 'releases.json')
    writeFileSync(`${owner.root}/site/${file}`, JSON.stringify(value))
  else throw new Error(`Nothing says what to do with ${file}.`)
}

function complete(file: string, value: object) {
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...value }))
}
