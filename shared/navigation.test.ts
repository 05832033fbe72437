import { expect, test } from 'vitest'
import { feedPath, href, pagePath } from './navigation.ts'

test('pagePath has a neutral address and one per language', () => {
  expect(pagePath('home', { lang: 'it', addressForm: 'neutral' })).toBe('/')
  expect(pagePath('home', { lang: 'it', addressForm: 'pinned' })).toBe('/it')
  expect(pagePath('lawyers', { lang: 'en', addressForm: 'neutral' })).toBe('/lawyers')
  expect(pagePath('lawyers', { lang: 'en', addressForm: 'pinned' })).toBe('/en/lawyers')
})

test('href keeps language and address form and has the anchor', () => {
  expect(href({ page: 'lawyers' }, { lang: 'it', addressForm: 'pinned' })).toBe('/it/lawyers')
  expect(href({ page: 'home', anchor: 'bannerTop' }, { lang: 'it', addressForm: 'neutral' })).toBe(
    '/#bannerTop',
  )
  expect(feedPath('en')).toBe('/en/releases.atom')
})
