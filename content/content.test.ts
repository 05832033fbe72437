import { expect, test } from 'vitest'
import modulesFile from '#site/modules.ts'
import { type Client, kindsOf, shownClients } from './clients.ts'
import { languageTable } from './languages.ts'
import { modules, platforms } from './modules.ts'
import { orderedReleases } from './releases.ts'
import { storage } from './storage.ts'
import { storageNames } from './storage-names.ts'

test('shownClients has clients with permission, a quotation or marked as examples only', () => {
  const client = { name: '', sector: 'bars', place: '', work: { en: '' }, images: [] }
  const permission = { by: 'Anna', date: '2026-01-02', scope: 'the pictures' }
  const rows: readonly Client[] = [
    { ...client, id: 'asked', permission },
    { ...client, id: 'made-up', demonstration: true },
    { ...client, id: 'neither', demonstration: false },
    { ...client, id: 'silent' },
    {
      ...client,
      id: 'quoted',
      quotation: { text: { en: 'Good.' }, author: 'Bice', date: '2026-01-03', permission },
    },
  ]
  expect(shownClients(rows).map(({ id }) => id)).toEqual(['asked', 'made-up', 'quoted'])
  expect(rows.map(kindsOf)).toEqual([['permission'], ['demonstration'], [], [], ['quotation']])
})

test('readers keep every module, each for a known platform', () => {
  expect(modules.map(({ id }) => id)).toEqual(modulesFile.modules.map(({ id }) => id))
  for (const { platform } of modules) expect(platforms).toContain(platform)
  expect(new Set(modules.map(({ platform }) => platform)).size).toBe(platforms.length)
})

test('releases are newest first, in file order within a day, without unknown offerings', () => {
  const row = { offering: 'home', title: { en: '' }, text: { en: '' } }
  const releases = [
    { ...row, id: 'old', date: '2026-01-02' },
    { ...row, id: 'first', date: '2026-03-01' },
    { ...row, id: 'second', date: '2026-03-01' },
    { ...row, id: 'none', date: '2026-03-01', offering: 'till' },
  ]
  expect(orderedReleases({ releases }).map(({ id }) => id)).toEqual(['first', 'second', 'old'])
})

test('each language has its own number and price format', () => {
  const prices = languageTable.map(({ tag, price }) => [tag, price])
  expect(Object.fromEntries(prices)).toMatchObject({
    it: { decimal: ',', thousands: '.', euro: 'after' },
    en: { decimal: '.', thousands: ',', euro: 'before' },
  })
  for (const { tag, region, name } of languageTable) {
    expect(new Intl.Locale(region).language).toBe(tag)
    expect(name.toLowerCase()).toBe(new Intl.DisplayNames([tag], { type: 'language' }).of(tag)?.toLowerCase())
  }
  expect(languageTable.filter((row) => 'isDefault' in row)).toHaveLength(1)
})

test('storage names stay the same between releases', () => {
  expect(storageNames).toMatchObject({
    language: 'lang',
    draft: 'contact.draft',
    waiting: 'contact.waiting',
    queue: 'contact',
    menu: 'menu.draft',
    panel: 'panel',
  })
})

test('the storage table lists every name with its kind of storage', () => {
  const listed: readonly string[] = storage.flatMap(({ kind, names }) =>
    names.map((name) => `${kind} ${name}`),
  )
  expect(listed).toEqual(
    expect.arrayContaining([
      'cache vetrina:',
      'cookie XSRF-TOKEN',
      'cookie __Host-csrf',
      'cookie csrf',
      'cookie lang',
      'database contact',
      'local contact.draft',
      'local contact.waiting',
      'local menu.draft',
      'session panel',
    ]),
  )
  expect(new Set(storage.map(({ id }) => id)).size).toBe(storage.length)
})
