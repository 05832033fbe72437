import { afterEach, expect, test, vi } from 'vitest'
import { languages } from './locale.ts'
import { createTranslate } from './messages.ts'

afterEach(() => vi.restoreAllMocks())

const dictionary = { 'clients.found_one': '{{count}} uno', 'clients.found_other': '{{count}} tanti' }
const told = (count: number, lang: 'it' | 'en' = 'it') =>
  createTranslate(dictionary, lang)('clients.found', { count })

test.each([
  [0, '0 tanti', '0 tanti'],
  [1, '1 uno', '1 uno'],
  [999, '999 tanti', '999 tanti'],
  [12_345, '12.345 tanti', '12,345 tanti'],
  [1.5, '1,5 tanti', '1.5 tanti'],
  [-2, '-2 tanti', '-2 tanti'],
])('%d is counted and written as each language does', (count, italian, english) => {
  expect([told(count, 'it'), told(count, 'en')]).toEqual([italian, english])
})

test('a small count is written as a browser would, without its rules, which take a fiftieth of a second to load', () => {
  for (const lang of languages) {
    for (const count of [0, 7, 42, 999]) expect(String(count)).toBe(new Intl.NumberFormat(lang).format(count))
  }
  const loaded = vi.spyOn(Intl, 'NumberFormat')
  told(999)
  expect(loaded).not.toHaveBeenCalled()
  told(1000)
  expect(loaded).toHaveBeenCalledOnce()
})

test('an unknown key gives itself back, and a place without a value stays', () => {
  const t = createTranslate({ 'clients.none': '{{words}} {{brand}}' }, 'it', { brand: 'Ferramenta' })
  expect(t('clients.empty')).toBe('clients.empty')
  expect(t('clients.none')).toBe('{{words}} Ferramenta')
})
