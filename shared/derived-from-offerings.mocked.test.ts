import { expect, test, vi } from 'vitest'
import type { OfferingId } from '#content/offerings.ts'
import type { PageId } from '#content/pages.ts'
import { homeAnchors } from './home-anchors.ts'
import {
  footerShortcuts,
  headerLinks,
  headerMenus,
  offeringTarget,
  panelTiles,
  requireOffering,
  requirePage,
} from './navigation.ts'
import {
  homeAudiences,
  homeCells,
  pageSubject,
  productPages,
  requireProductPage,
  subjectOf,
} from './products.ts'

const { table } = vi.hoisted(() => ({
  table: [
    {
      id: 'saddles',
      target: { page: 'home', anchor: 'saddles' },
      header: { menu: 'ecosystem', group: 'shop' },
      panel: true,
      cell: { order: 2 },
    },
    {
      id: 'bells',
      target: { page: 'bells', anchor: 'bannerTop' },
      header: 'link',
      footer: true,
      contact: true,
      cell: { order: 1 },
      page: true,
    },
    { id: 'wheels', header: { menu: 'ecosystem', group: 'soon' } },
    {
      id: 'pumps',
      target: { page: 'home', anchor: 'saddles' },
      header: { menu: 'portfolio', group: 'shop' },
      panel: true,
      footer: true,
      contact: true,
    },
    { id: 'tubes', target: { page: 'home', anchor: 'tubes' }, panel: true },
    { id: 'about', target: { page: 'home', anchor: 'bannerTop' } },
    { id: 'front', target: { page: 'home' } },
    {
      id: 'racks',
      target: { page: 'racks', anchor: 'racks' },
      page: true,
    },
  ],
}))
vi.mock('#content/audiences.ts', () => ({
  audiences: { site: ['horns', 'saddles'], studio: ['horns'], shop: ['bells', 'saddles'] },
}))
vi.mock('#content/offerings.ts', () => ({ offerings: table }))
vi.mock('#content/pages.ts', () => ({
  pages: [
    { id: 'home', path: '/' },
    { id: 'bells', path: '/bells' },
  ],
}))

const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

/** Ids that only this table has. */
const own = <Id extends string>(id: string) => id as Id

test('headerMenus has the non-empty groups in the order of the specification', () => {
  const shown = headerMenus().map(({ id, groups }) => [
    id,
    groups.map((group) => [group.id, ids(group.offerings)]),
  ])
  expect(shown).toEqual([
    [
      'ecosystem',
      [
        ['shop', ['saddles']],
        ['soon', ['wheels']],
      ],
    ],
  ])
})

test('header links, panel tiles and footer shortcuts are the rows with these flags', () => {
  expect(ids(headerLinks())).toEqual(['bells'])
  expect(ids(panelTiles())).toEqual(['saddles', 'pumps', 'tubes'])
  expect(ids(footerShortcuts())).toEqual(['bells', 'pumps'])
})

test('requireOffering finds a row, offeringTarget its target, if any', () => {
  expect(offeringTarget(requireOffering(own('bells')))).toEqual({ page: 'bells', anchor: 'bannerTop' })
  expect(offeringTarget(requireOffering(own('wheels')))).toBeUndefined()
  expect(() => requireOffering(own('spokes'))).toThrow("No offering has the id 'spokes'.")
  expect(requirePage(own<PageId>('bells')).path).toBe('/bells')
  expect(() => requirePage(own('spokes'))).toThrow("No page has the id 'spokes'.")
})

test('productPages are the rows with `page`', () => {
  expect(productPages).toEqual(['bells', 'racks'])
  expect(requireProductPage(own('racks'))).toBe('racks')
  expect(() => requireProductPage('home')).toThrow("The page 'home' is not a product's.")
  expect([pageSubject(own('bells')), pageSubject('home')]).toEqual(['bells', undefined])
})

test('homeCells are sorted by order', () => {
  expect(ids(homeCells())).toEqual(['bells', 'saddles'])
})

test('homeAnchors are the distinct anchors of home, without the top', () => {
  expect(homeAnchors()).toEqual(['saddles', 'tubes'])
})

test('homeAudiences lead to their first offering that is on, and are left out without one', () => {
  expect(homeAudiences().map(({ id, offering }) => [id, offering.id])).toEqual([
    ['site', 'saddles'],
    ['shop', 'bells'],
  ])
})

test('subjectOf is the offering itself, else one with the same target', () => {
  const subject = (id: string) => subjectOf(requireOffering(own<OfferingId>(id)))
  expect(['bells', 'pumps', 'saddles', 'tubes', 'wheels'].map(subject)).toEqual([
    'bells',
    'pumps',
    'pumps',
    undefined,
    undefined,
  ])
})
