import { afterEach, expect, test, vi } from 'vitest'
import { languages } from './locale.ts'
import { createTranslate, fingerprint } from './messages.ts'

afterEach(() => vi.restoreAllMocks())

const dictionary = { 'plugins.stock_one': '{{count}} uno', 'plugins.stock_other': '{{count}} tanti' }
const counted = (count: number, lang: 'it' | 'en' = 'it') =>
  createTranslate(dictionary, lang)('plugins.stock', { count })

test.each([
  [0, '0 tanti', '0 tanti'],
  [1, '1 uno', '1 uno'],
  [999, '999 tanti', '999 tanti'],
  [12_345, '12.345 tanti', '12,345 tanti'],
  [1.5, '1,5 tanti', '1.5 tanti'],
  [-2, '-2 tanti', '-2 tanti'],
])("%d has each language's plural form and number format", (count, italian, english) => {
  expect([counted(count, 'it'), counted(count, 'en')]).toEqual([italian, english])
})

test('numbers under 1,000 equal Intl’s, which is not loaded for them', () => {
  for (const lang of languages) {
    for (const count of [0, 7, 42, 999]) expect(String(count)).toBe(new Intl.NumberFormat(lang).format(count))
  }
  const loaded = vi.spyOn(Intl, 'NumberFormat')
  counted(999)
  expect(loaded).not.toHaveBeenCalled()
  counted(1000)
  expect(loaded).toHaveBeenCalledOnce()
})

test('an unknown key is returned, and a placeholder without a value stays', () => {
  const t = createTranslate({ 'clients.try': '{{name}} {{brand}}' }, 'it', { brand: 'Ferramenta' })
  expect(t('clients.empty')).toBe('clients.empty')
  expect(t('clients.try')).toBe('{{name}} Ferramenta')
})

// The vectors of the algorithm's authors (draft-eastlake-fnv).
test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the fingerprint of %j is its FNV-1a hash', (text, hash) => {
  expect(fingerprint(text)).toBe(hash.toString(36))
})
