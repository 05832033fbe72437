import { expect, test } from 'vitest'
import { feedPath, href, pagePath } from './navigation.ts'

test('a page has an address for the visitor’s language and one for each', () => {
  expect(pagePath('home', { lang: 'it', form: 'neutral' })).toBe('/')
  expect(pagePath('home', { lang: 'it', form: 'pinned' })).toBe('/it')
  expect(pagePath('lawyers', { lang: 'en', form: 'neutral' })).toBe('/lawyers')
  expect(pagePath('lawyers', { lang: 'en', form: 'pinned' })).toBe('/en/lawyers')
})

test('a link keeps the place of the visitor and leads to its anchor', () => {
  expect(href({ page: 'lawyers' }, { lang: 'it', form: 'pinned' })).toBe('/it/lawyers')
  expect(href({ page: 'home', anchor: 'bannerTop' }, { lang: 'it', form: 'neutral' })).toBe('/#bannerTop')
  expect(feedPath('en')).toBe('/en/releases.atom')
})
