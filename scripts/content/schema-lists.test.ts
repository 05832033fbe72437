import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { claimKinds } from '#content/claims.ts'
import { posters } from '#content/events.ts'
import { platforms } from '#content/modules.ts'
import { contactSubjects, offerings } from '#content/offerings.ts'
import { weekdays } from '#content/people.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { readSource } from '#tests/helpers/sources.ts'
import { syncOfferingSchemas } from './offering-schemas.ts'
import type { OwnerFile } from './owner-files.ts'

const listed = (name: OwnerFile, field: string) =>
  JSON.parse(readSource(`content/${name}.schema.json`)).$defs.row.properties[field].enum

/** The members of the type `SettingKey`, which are written as `brand.${'name' | 'short'}`. */
function settingKeys(): string[] {
  const [, members = ''] = /type SettingKey =\n(.*?)\n\n/s.exec(readSource('shared/setting.ts')) ?? []
  return members.split('\n').flatMap((line) => {
    const stem = /`(.*)\$\{/.exec(line)?.[1] ?? ''
    return [...line.matchAll(/'(.*?)'/g)].map(([, end]) => `${stem}${end}`)
  })
}

test('the lists in the schemas equal those in the code', () => {
  expect(listed('releases', 'offering')).toEqual(offerings.map(({ id }) => id))
  expect([...listed('offerings', 'id'), 'home']).toEqual(listed('releases', 'offering'))
  expect(listed('terms', 'offering')).toEqual(contactSubjects().map(({ id }) => id))
  expect(listed('claims', 'offering')).toEqual(listed('terms', 'offering'))
  expect(listed('claims', 'kind')).toEqual([...claimKinds])
  expect(listed('modules', 'platform')).toEqual([...platforms])
  expect(listed('events', 'poster')).toEqual([...posters])
  const people = JSON.parse(readSource('content/people.schema.json'))
  expect(people.$defs.span.properties.days.items.enum).toEqual([...weekdays])
  expect(listed('settings', 'key').sort()).toEqual([...settingKeys(), 'contact.receipt'].sort())
})

test.each(['offerings', 'releases', 'terms', 'claims'])(
  'syncOfferingSchemas writes the ids of the offerings into %s',
  (name) => {
    const folder = ownFolder()
    cpSync('content', `${folder}/content`, { recursive: true })
    const file = `${folder}/content/${name}.schema.json`
    const current = readFileSync(file, 'utf8')
    writeFileSync(file, JSON.stringify(JSON.parse(current.replaceAll('"warehouse"', '"other"'))))
    syncOfferingSchemas(folder)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(current))
  },
)
