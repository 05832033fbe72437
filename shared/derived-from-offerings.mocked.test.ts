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

test('a dropdown lists its groups in the order of the specification, in each the rows that name both, and none without', () => {
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

test('links of the header, tiles of the panel and shortcuts of the footer are the rows that say so', () => {
  expect(ids(headerLinks())).toEqual(['bells'])
  expect(ids(panelTiles())).toEqual(['saddles', 'pumps', 'tubes'])
  expect(ids(footerShortcuts())).toEqual(['bells', 'pumps'])
})

test('a row is found by its id, and tells where it leads, if anywhere', () => {
  expect(offeringTarget(requireOffering(own('bells')))).toEqual({ page: 'bells', anchor: 'bannerTop' })
  expect(offeringTarget(requireOffering(own('wheels')))).toBeUndefined()
  expect(() => requireOffering(own('spokes'))).toThrow("No offering has the id 'spokes'.")
  expect(requirePage(own<PageId>('bells')).path).toBe('/bells')
  expect(() => requirePage(own('spokes'))).toThrow("No page has the id 'spokes'.")
})

test('the products with a page of their own are the rows that say so', () => {
  expect(productPages).toEqual(['bells', 'racks'])
  expect(requireProductPage(own('racks'))).toBe('racks')
  expect(() => requireProductPage('home')).toThrow("The page 'home' is not a product's.")
  expect([pageSubject(own('bells')), pageSubject('home')]).toEqual(['bells', undefined])
})

test('cells of home stand in the order of their places', () => {
  expect(ids(homeCells())).toEqual(['bells', 'saddles'])
})

test('sections of home are the anchors there, each once, without the top', () => {
  expect(homeAnchors()).toEqual(['saddles', 'tubes'])
})

test('an answer of home leads to the first of its offerings that there is, and is not there without one', () => {
  expect(homeAudiences().map(({ id, offering }) => [id, offering.id])).toEqual([
    ['site', 'saddles'],
    ['shop', 'bells'],
  ])
})

test('a request is about what is asked for by its name, else about what is sold at the same spot', () => {
  const subject = (id: string) => subjectOf(requireOffering(own<OfferingId>(id)))
  expect(['bells', 'pumps', 'saddles', 'tubes', 'wheels'].map(subject)).toEqual([
    'bells',
    'pumps',
    'pumps',
    undefined,
    undefined,
  ])
})
