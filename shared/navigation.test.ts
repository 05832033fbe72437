import { expect, test } from 'vitest'
import { feedPath, homeAnchors, href, pagePath, requireOffering, requirePage } from './navigation.ts'
import { homeCells, pageSubject, requireProductPage, subjectOf } from './products.ts'

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

test('unknown ids throw', () => {
  expect(() => requireOffering('spokes' as 'home')).toThrow("No offering has the id 'spokes'.")
  expect(() => requirePage('spokes' as 'home')).toThrow("No page has the id 'spokes'.")
  expect(() => requireProductPage('home')).toThrow("The page 'home' is not a product's.")
})

test('homeAnchors are the distinct anchors of home, without the top', () => {
  expect(homeAnchors()).toEqual(['warehouse', 'easycomande', 'easydelivery', 'ecommerce', 'plugins'])
})

test('homeCells are sorted by order', () => {
  expect(homeCells().map(({ cell }) => cell.order)).toEqual([1, 2, 3, 4])
})

test('subjectOf is the offering itself, else one with the same target', () => {
  const ids = ['warehouse', 'prestashop', 'plugins', 'reservations', 'home'] as const
  expect(ids.map((id) => subjectOf(requireOffering(id)))).toEqual([
    'warehouse',
    'prestashop',
    'wordpress',
    undefined,
    undefined,
  ])
})

test('pageSubject is what the page alone is about', () => {
  const pages = ['lawyers', 'plugins', 'home'] as const
  expect(pages.map(pageSubject)).toEqual(['lawyers', undefined, undefined])
})
