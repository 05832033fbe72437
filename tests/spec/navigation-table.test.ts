import { expect, test } from 'vitest'
import { pages } from '#content/pages.ts'
import {
  footerShortcuts,
  headerLinks,
  headerMenus,
  href,
  offeringTarget,
  panelTiles,
} from '#shared/navigation.ts'

const specifiedIds =
  `warehouse easycomande easydelivery reservations lawyers ecommerce wordpress prestashop costaeventi
  clients menudigitale plugins home`.split(/\s+/)

/** A row's target in the specification's notation; '' if it has none yet. */
function targetAddress(row: Parameters<typeof offeringTarget>[0]): string {
  const target = offeringTarget(row)
  return target ? href(target, { lang: 'it', addressForm: 'neutral' }) : ''
}

/** Only the specified rows: an owner's further rows do not change them. */
function specified(rows: readonly Parameters<typeof offeringTarget>[0][]) {
  return rows
    .filter(({ id }) => specifiedIds.includes(id))
    .map((row) => `${row.id} ${targetAddress(row)}`.trim())
}

test('the page table has the specified routes with their indexing (§2)', () => {
  const indexed = `/ /warehouse /easycomande /easydelivery /ecommerce /plugins /menudigitale /lawyers /costaeventi
    /clients /releases /contact /privacy`
  for (const path of indexed.split(/\s+/))
    expect(pages).toContainEqual(expect.objectContaining({ path, indexed: true }))
  // Pages that result from a visitor's action are not indexed.
  for (const path of ['/contact/thanks', '/menu', '/404', '/phone'])
    expect(pages).toContainEqual(expect.objectContaining({ path, indexed: false }))
})

test('the header dropdowns contain the specified offerings in their groups', () => {
  const rows = headerMenus().flatMap(({ id, groups }) =>
    groups.map((group) => [id, group.id, specified(group.offerings)]),
  )
  expect(rows).toEqual([
    ['ecosystem', 'shop', ['warehouse /#warehouse']],
    ['ecosystem', 'hospitality', ['easycomande /#easycomande', 'easydelivery /#easydelivery']],
    ['ecosystem', 'soon', ['reservations']],
    ['solutions', 'studio', ['lawyers /lawyers#bannerTop']],
    ['solutions', 'store', ['ecommerce /#ecommerce']],
    ['solutions', 'website', ['wordpress /#plugins', 'prestashop /#plugins']],
    ['portfolio', 'mobile', ['costaeventi /costaeventi']],
    ['portfolio', 'sites', ['clients /clients']],
  ])
  expect(specified(headerLinks())).toEqual(['menudigitale /menudigitale#bannerTop'])
})

test('side panel and footer link to the specified targets', () => {
  const tiles = [
    'warehouse /#warehouse',
    'easycomande /#easycomande',
    'easydelivery /#easydelivery',
    'menudigitale /menudigitale#bannerTop',
    'lawyers /lawyers#bannerTop',
    'ecommerce /#ecommerce',
    'plugins /#plugins',
    'costaeventi /costaeventi',
    'home /#bannerTop',
  ]
  expect(specified(panelTiles())).toEqual(tiles)
  const onPanelOnly = /^(ecommerce|plugins|costaeventi) /
  expect(specified(footerShortcuts())).toEqual(tiles.filter((tile) => !onPanelOnly.test(tile)))
})
