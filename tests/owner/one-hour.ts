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
  const complete = (list: 'offerings' | 'terms', key: string) =>
    owner.edit(list, (before) =>
      before.map((row) => ({ ...row, ...rows(list).find((one) => one[key] === row[key]) })),
    )
  if (file === 'settings.json')
    for (const row of rows('entries')) owner.set(String(row.key), String(row.value))
  else if (file === 'it.json' || file === 'en.json')
    owner.say((text, key, lang) => String((file === `${lang}.json` && value[key]) || text))
  else if (file === 'offerings.json') complete('offerings', 'id')
  else if (file === 'terms.json') complete('terms', 'offering')
  else if (['people.json', 'clients.json', 'releases.json'].includes(file)) {
    const path = `${owner.root}/site/${file}`
    // Of the people's file the guide shows the part to replace.
    const before = file === 'people.json' ? JSON.parse(readFileSync(path, 'utf8')) : {}
    writeFileSync(path, JSON.stringify({ ...before, ...value }))
  } else throw new Error(`Nothing says what to do with ${file}.`)
}
