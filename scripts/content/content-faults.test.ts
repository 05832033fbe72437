import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { offeringTable } from '#content/offerings.ts'
import { languages } from '#shared/locale.ts'
import releases from '#site/releases.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { fixtureSite, projectRoot } from '#tests/helpers/site-root.ts'
import { contentFaults, placedFaults } from './content-faults.ts'
import { type OwnerFile, ownerFiles } from './owner-files.ts'
import { schemaFaults } from './schema-faults.ts'

let root = ''

beforeEach(() => {
  root = ownFolder()
  symlinkSync(`${projectRoot}/content`, `${root}/content`)
  cpSync(fixtureSite, `${root}/site`, { recursive: true })
  // Their own faults are in `dictionary-faults.test.ts`.
  for (const lang of languages) writeWords(lang, '{}')
})

const writeWords = (lang: string, text: string) => writeFileSync(`${root}/site/i18n/${lang}.json`, text)

function spoil(name: OwnerFile, change: object) {
  const file = `${root}/site/${name}.json`
  const value = JSON.parse(readFileSync(file, 'utf8'))
  const rows: Record<string, unknown>[] = value[ownerFiles[name]]
  const row = rows[1] ?? {}
  Object.assign(row, change)
  // Settings have each key once.
  if (name === 'settings') value.entries = rows.filter((other) => other === row || other.key !== row.key)
  writeFileSync(file, JSON.stringify(value, null, 1))
}

test('valid files have no fault, nor has a setting that nothing reads any more', () => {
  expect(contentFaults(root)).toEqual([])
  spoil('settings', { enable: 1, key: 'contact.receipt', value: '1' })
  expect(contentFaults(root)).toEqual([])
})

const cases: [OwnerFile, string, object, RegExp][] = [
  ['releases', 'a day that is none', { date: '2026-02-30' }, /field date: "2026-02-30"/],
  ['releases', 'a long text in place of a day, cut', { date: 'x'.repeat(59) }, /field date: "x{58}… ≠/],
  ['releases', 'an id twice', { id: releases.releases[0]?.id }, /field id: is already on line \d+/],
  ['releases', 'a language left out', { title: { it: 'Solo' } }, /field title\.en: .*missing/],
  ['releases', 'an unknown field', { data: '2026-11-22' }, /field data: unknown field; perhaps: date/],
  ['releases', 'an unknown product', { offering: 'gestionale' }, /field offering: .*warehouse/],
  ['releases', 'an empty text', { text: { it: ' ', en: 'A' } }, /field text\.it/],
  ['clients', 'a link that is no address', { link: 'javascript:alert(1)' }, /field link/],
  ['settings', 'no country', { key: 'privacy.host.country', value: 'XY' }, /field value: "XY".*IT, DE/],
  ['settings', 'an address with a path', { key: 'site.origin', value: 'https://a.it/x' }, /≠ an address/],
  ['events', 'yes or no as a text', { example: 'true' }, /field example: "true" ≠ true or false/],
  [
    'settings',
    'an unknown key',
    { key: 'compnay.email' },
    /\(compnay\.email\), field key: "compnay\.email": does not exist; perhaps: company\.email\n.*"key":"company\.email"/,
  ],
  [
    'settings',
    'an e-mail address without its sign',
    { key: 'company.email', value: 'rossi.example' },
    /field value: "rossi\.example" ≠ an e-mail address, like: info@.*\n.*"key":"company\.email"/,
  ],
  ['events', 'an hour that is none', { time: '25:00' }, /field time/],
  ['claims', 'an enable that is neither', { enable: 2 }, /field enable: 2: .*0, 1\n/],
  ['terms', 'an offering twice', { offering: 'costaeventi' }, /field offering: is already on line 5/],
  ['terms', 'half a day', { setupDays: 0.5 }, /field setupDays: .*whole number/],
]

test.each(cases)('%s.json is refused for %s, with a valid example row', (name, _, change, expected) => {
  spoil(name, change)
  const faults = contentFaults(root, 'en')
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(expected)
  expect(faults[0]).toMatch(new RegExp(`^site/${name}\\.json:\\d+: ${ownerFiles[name]} no\\. 2`))
  expect(faults[0]).toContain('A right row: {')
})

test('a fault is placed by the name of its row, or else by its list and number', () => {
  spoil('events', { time: '25:00' })
  writeFileSync(`${root}/site/people.json`, '{ "people": [], "hours": [{ "days": [] }], "area": {} }')
  writeFileSync(`${root}/site/clients.json`, '[]')
  const places = new Set(placedFaults(root).map(({ file, row }) => `${file} ${row}`))
  const named = ['clients ', expect.stringMatching(/^events [a-z]/), 'people area', 'people hours/0']
  expect([...places].sort()).toEqual(named)
})

test('an offering that can be asked for stays on, with what it stands in; a setting has one row', () => {
  const left = (...on: string[]) => {
    const rows = offeringTable.map(({ id }) => ({ enable: on.includes(id) ? 1 : 0, id }))
    const offerings = rows.filter(({ id }) => id !== 'home')
    writeFileSync(`${root}/site/offerings.json`, JSON.stringify({ offerings }))
    return contentFaults(root, 'en')
  }
  expect(left('lawyers')).toEqual([])
  expect(left('clients', 'wordpress')).toEqual([expect.stringMatching(/json:1: offerings: At least one/)])
  const row = { enable: 1, key: 'brand.name', value: 'A' }
  writeFileSync(`${root}/site/settings.json`, JSON.stringify({ entries: [row, row] }, null, 1))
  const [fault] = contentFaults(root, 'en')
  expect(fault).toMatch(/json:10: entries no\. 2 .*, field key: is already on line 5\n/)
})

test('a schema that speaks of what is not there is refused', () => {
  for (const schema of [{ exmaples: [] }, { type: 'object', required: ['a'] }])
    expect(() => schemaFaults(Object(schema), {}, 'en')).toThrow('strict mode')
})

test('reports the place of invalid JSON, and a missing file', () => {
  writeFileSync(`${root}/site/releases.json`, '{ "releases": [\n  { "id": "a" }\n  { "id": "b" } ] }')
  rmSync(`${root}/site/clients.json`)
  writeWords('en', '{ "a": "A" }')
  const faults = contentFaults(root, 'en')
  expect(faults[0]).toMatch(/clients\.json: .*missing/)
  expect(faults[1]).toMatch(/releases\.json:3:3: here or just before, a comma/)
  expect(faults[2]).toMatch(/it\.json:1: a is missing/)
})

const rows = `{
  "clients": [
    {
      "id": "a",
      "name": "A",
      "place": "Genova",
      "work": { "it": "Sito", "en": "Website" },
      "images": [
        { "file": "images/no.png", "alt": { "it": "A", "en": "A" } }
      ]
    }
  ]
}
`

test.each([
  ['a lost picture', rows, '9: clients n. 1 (a), campo images n. 1 file: site/images/no.png: il file manca'],
  ['a row that is none', '{ "clients": [\n7] }', '2: clients n. 1: 7 ≠ '],
  ['rows without the file around them', '[{ "id": "a" }]', '1: le righe stanno tra { "clients": [ e ] }'],
])('%s is reported in Italian at its line', (_, text, expected) => {
  writeFileSync(`${root}/site/clients.json`, text)
  expect(contentFaults(root)[0]).toContain(`site/clients.json:${expected}`)
})

test('every example in a schema is valid', () => {
  const example = (name: OwnerFile) =>
    JSON.parse(readFileSync(`${root}/content/${name}.schema.json`, 'utf8')).$defs.row.examples[0]
  for (const name of ['releases', 'modules', 'events', 'claims'] as const) spoil(name, example(name))
  const { offering: _, ...open } = example('terms')
  spoil('terms', open)
  expect(contentFaults(root)).toEqual([])
})

test('reports why a logo cannot be used, and a dark logo without a light one', () => {
  const set = (key: string, value: string) => {
    const file = `${root}/site/settings.json`
    const { entries, ...rest } = JSON.parse(readFileSync(file, 'utf8'))
    const others = entries.filter((row: { key: string }) => row.key !== key)
    writeFileSync(file, JSON.stringify({ ...rest, entries: [...others, { enable: 1, key, value }] }))
  }
  const drawing = (inside: string) => `<svg viewBox="0 0 100 40">${inside}</svg>`
  writeFileSync(`${root}/site/images/bad.svg`, drawing('<script/>'))
  writeFileSync(`${root}/site/images/good.svg`, drawing(''))
  set('brand.logo.dark', 'images/good.svg')
  set('brand.icon', 'images/good.svg')
  const alone = contentFaults(root, 'en')
  expect(alone).toHaveLength(2)
  expect(alone[0]).toMatch(/\(brand\.logo\.dark\), field value: .*goes with brand\.logo only/)
  expect(alone[1]).toContain('site/images/good.svg: an icon is square')
  set('brand.icon', 'images/none.svg')
  expect(contentFaults(root, 'en').at(-1)).toContain('site/images/none.svg: no such file')
  set('brand.logo', 'images/bad.svg')
  const script = 'site/images/bad.svg: questo SVG contiene uno script'
  expect(contentFaults(root, 'it').slice(1)).toEqual([expect.stringContaining(script)])
})

test('a fault is entirely in the owner’s language', () => {
  spoil('releases', { date: 'domani', id: 'A', offering: 'x', nota: '' })
  spoil('clients', { opens: { page: 'home', anchor: 'spazio' } })
  spoil('settings', { value: 'https://a.it/x' })
  const italian = contentFaults(root).join('\n')
  expect(italian).toContain('n. 2')
  expect(italian).toContain('un giorno vero, AAAA-MM-GG, come: 2026-11-20')
  expect(italian).not.toMatch(/ · |\b(row|field|right|missing|known|day|one of)\b/)
  const english = contentFaults(root, 'en').join('\n')
  expect(english).toContain('a real day, YYYY-MM-DD, like: 2026-11-20')
  expect(english).not.toMatch(/ · |\b(riga|campo|giusta|manca|giorno|come)\b/)
})
