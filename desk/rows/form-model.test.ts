import { describe, expect, test } from 'vitest'
import { dictionaries } from '../dictionaries.ts'
import {
  choicesOf,
  idFrom,
  merge,
  nameOf,
  newRow,
  readNumber,
  type Schema,
  shapeOf,
  tidy,
  writeNumber,
} from './form-model.ts'
import { fileNames, settingGroups, sourcesOf } from './sources.ts'

const sources = fileNames.flatMap((file) => sourcesOf(file, {}))
const schemaOf = (list: string) => sources.find((source) => source.list === list)?.schema ?? {}

/** Every field of a form, with its path. */
function fieldsOf(
  schema: Schema,
  path: readonly string[] = [],
): { path: readonly string[]; schema: Schema }[] {
  const asked = Object.entries(schema.items?.properties ?? schema.properties ?? {}).filter(
    ([, { deprecated }]) => !deprecated,
  )
  return asked.flatMap(([name, part]) => [
    { path: [...path, name], schema: part },
    ...fieldsOf(part, [...path, name]),
  ])
}

describe('forms', () => {
  test.each(['it', 'en'] as const)('label every field and choice in %s', (lang) => {
    const words = dictionaries[lang].rows
    const has = (kind: string, list: string, names: readonly string[]) =>
      names.some((name) => `${kind}.${list}.${name}` in words || `${kind}.${name}` in words)
    const missing = sources.flatMap(({ list, schema }) =>
      fieldsOf(schema)
        // Asked by the choice of a kind and the choice of a place.
        .filter(({ path }) => !['id', 'page', 'anchor', 'demonstration'].includes(path.at(-1) ?? ''))
        .flatMap(({ path, schema: part }) => {
          const name = path.at(-1) ?? ''
          const choices =
            ['offering', 'days'].includes(name) || shapeOf(path, part) === 'switch' ? [] : choicesOf(part)
          return [
            ...(has('label', list, [path.join('.'), path.slice(-2).join('.'), name]) ? [] : [path.join('.')]),
            ...choices
              .filter((choice) => !has('choice', list, [`${name}.${choice}`, choice]))
              .map((choice) => `${name}.${choice}`),
          ]
        }),
    )
    expect(missing).toEqual([])
  })

  test('do not ask for what is no longer used', () => {
    expect(sourcesOf('clients', { sectors: [{ id: 'food' }] }).map(({ list }) => list)).toEqual(['clients'])
  })

  test('list each setting in one group', () => {
    const grouped = settingGroups.flatMap(({ keys }) => keys)
    expect(grouped.toSorted()).toEqual(Object.keys(schemaOf('entries').properties ?? {}).toSorted())
  })

  test('choose the control by the kind of value', () => {
    const shapes = Object.fromEntries(
      ['clients', 'hours', 'entries', 'terms']
        .flatMap((list) => fieldsOf(schemaOf(list)))
        .map(({ path, schema }) => [path.join('.'), shapeOf(path, schema)]),
    )
    expect(shapes).toMatchObject({
      work: 'both',
      images: 'list',
      'images.file': 'picture',
      'permission.date': 'date',
      days: 'many',
      opens: 'time',
      'brand.logo': 'picture',
      'brand.colour': 'colour',
      'owner.language': 'choice',
      'privacy.host.country': 'country',
      'price.monthly': 'number',
      'price.from': 'switch',
    })
  })
})

describe('a row', () => {
  test('starts visible, with today’s date and no other value', () => {
    expect(newRow(schemaOf('events'), '2026-11-25')).toEqual({ date: '2026-11-25' })
    expect(newRow(schemaOf('claims'), '2026-11-25')).toEqual({ enable: 1 })
    expect(tidy(schemaOf('events'), {})).toMatchObject({ example: false })
    expect(tidy(schemaOf('clients'), {})).toMatchObject({ images: [] })
  })

  test('is saved without empty fields, with required ones and former ones, in the order of the schema', () => {
    const typed = {
      work: { en: ' Stock ', it: 'Magazzino  nuovo' },
      name: 'Bar',
      link: ' ',
      images: [],
      opens: {},
      sector: 'food',
      id: 'bar',
    }
    expect(JSON.stringify(tidy(schemaOf('clients'), typed))).toBe(
      '{"id":"bar","name":"Bar","sector":"food","work":{"it":"Magazzino nuovo","en":"Stock"},"images":[]}',
    )
    expect(tidy(schemaOf('terms'), { offering: 'warehouse', price: { from: false, monthly: '' } })).toEqual({
      offering: 'warehouse',
    })
    expect(tidy(schemaOf('terms'), { price: { once: '12,50' }, setupDays: '1.200' })).toEqual({
      price: { once: 12.5 },
      setupDays: '1.200',
    })
    // A chosen kind stays, though empty, so that the server asks for it.
    expect(tidy(schemaOf('clients'), { permission: {} })).toMatchObject({ permission: {} })
    expect(tidy(schemaOf('hours'), { days: ['fri', 'mon'] })).toEqual({ days: ['mon', 'fri'] })
  })

  test('gets an id from its name', () => {
    expect(idFrom('Caffè dell’Orto')).toBe('caffe-dell-orto')
    expect(idFrom('Bar', ['bar', 'bar-2'])).toBe('bar-3')
    expect(idFrom('日本')).toBe('scheda')
    expect(nameOf({ name: 'Bar S.r.l.', text: { it: 'Su richiesta.' } }, 'it')).toBe('Bar S.r.l.')
    expect(nameOf({ text: { it: 'Su richiesta.' } }, 'it')).toBe('Su richiesta')
  })

  test('that two people changed is merged by field; fields that both changed are named', () => {
    const was = { name: 'a', place: 'b', time: 'c', link: 'd', work: 'e' }
    const mine = { ...was, name: 'mine', time: 'same', work: 'mine' }
    const theirs = { name: 'theirs', place: 'new', time: 'same', work: 'e' }
    expect(merge(was, mine, theirs)).toEqual({
      row: { name: 'mine', place: 'new', time: 'same', work: 'mine' },
      clashes: ['name'],
    })
  })
})

test('a setting is enabled with a value, disabled without, added when missing; unknown ones stay', () => {
  const entry = (enable: number, key: string, value: string) => ({ enable, key, value })
  const [phone, pec] = [entry(0, 'company.phone', ''), entry(1, 'company.pec', 'a@b.it')]
  const [source] = sourcesOf('settings', { entries: [phone, pec, entry(1, 'of.another.version', 'x')] })
  expect(source?.rows).toEqual([{ 'company.pec': 'a@b.it' }])
  const file = 'settings.json'
  expect(source?.changes(0, source.rows[0], { 'company.phone': '1', 'company.vat': '2' })).toEqual([
    { file, path: ['entries', 1], before: pec, after: { ...pec, enable: 0, value: '' } },
    { file, path: ['entries', 0], before: phone, after: { ...phone, enable: 1, value: '1' } },
    { file, path: ['entries', 3], after: entry(1, 'company.vat', '2') },
  ])
})

test.each([
  ['12,50', 12.5],
  ['12.50', 12.5],
  ['12,', 12],
  ['€ 1 200,50', 1200.5],
  ['1.200', undefined],
  ['1,200', undefined],
  ['1.200,50', undefined],
  ['circa 12', undefined],
  ['', undefined],
])('an amount typed as “%s”', (text, value) => {
  expect(readNumber(text)).toBe(value)
})

test.each(['it', 'en'] as const)('an amount that is written is read again, %s', (lang) => {
  const numbers = [0, 5, 19.9, 1200, 999_999.99]
  expect(numbers.map((value) => readNumber(writeNumber(value, lang)))).toEqual(numbers)
  expect(writeNumber(undefined, lang)).toBe('')
})
