import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { claimKinds } from '#content/claims.ts'
import { posters } from '#content/events.ts'
import { platforms } from '#content/modules.ts'
import { offerings } from '#content/offerings.ts'
import { weekdays } from '#content/people.ts'
import { contactSubjects } from '#shared/contact-subjects.ts'
import type { SettingKey } from '#shared/setting.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { readSource } from '#tests/helpers/sources.ts'
import { syncOfferingSchemas } from './offering-schemas.ts'
import type { OwnerFile } from './owner-files.ts'

const listed = (name: OwnerFile, field: string) =>
  JSON.parse(readSource(`content/${name}.schema.json`)).$defs.row.properties[field].enum

const settingKeys: Record<SettingKey, true> = {
  'brand.name': true,
  'brand.short': true,
  'brand.logo': true,
  'brand.logo.dark': true,
  'brand.icon': true,
  'brand.colour': true,
  'owner.language': true,
  'site.origin': true,
  'company.kind': true,
  'company.name': true,
  'company.form': true,
  'company.address': true,
  'company.vat': true,
  'company.register': true,
  'company.rea': true,
  'company.capital': true,
  'company.shareholder': true,
  'company.liquidation': true,
  'company.parent': true,
  'company.mutual': true,
  'company.order': true,
  'company.email': true,
  'company.pec': true,
  'company.phone': true,
  'contact.extensions': true,
  'contact.file.megabytes': true,
  'contact.files': true,
  'contact.retention.months': true,
  'contact.receipt': true,
  'contact.recipient': true,
  'privacy.host': true,
  'privacy.host.country': true,
  'privacy.host.safeguard': true,
  'privacy.backup.days': true,
  'privacy.host.days': true,
  'privacy.mail': true,
  'privacy.mail.country': true,
  'privacy.mail.safeguard': true,
  'visits.count': true,
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
  expect(listed('settings', 'key').sort()).toEqual(Object.keys(settingKeys).sort())
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
