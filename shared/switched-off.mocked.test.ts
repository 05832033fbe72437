import { beforeEach, expect, test, vi } from 'vitest'
import { clientRow } from '#tests/helpers/client-row.ts'

const { off } = vi.hoisted(() => ({ off: new Set<string>() }))
vi.mock('#content/switched-off.ts', () => ({ isSwitchedOff: (id: string) => off.has(id) }))

/** The modules as on a site without these offerings. */
async function without(...ids: string[]) {
  for (const id of ids) off.add(id)
  const [table, { pages }, navigation, products, cards, { platforms }, { readEvents }] = await Promise.all([
    import('#content/offerings.ts'),
    import('#content/pages.ts'),
    import('#shared/navigation.ts'),
    import('#shared/products.ts'),
    import('#shared/client-cards.ts'),
    import('#content/modules.ts'),
    import('#content/events.ts'),
  ])
  return { ...table, pages, ...navigation, ...products, ...cards, platforms, readEvents }
}

beforeEach(() => {
  off.clear()
  vi.resetModules()
})

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

test('offerings in the section of a switched-off one go with it', async () => {
  const { offerings, offeringTable, platforms } = await without('plugins')
  const gone = idsOf(offeringTable).filter((id) => !idsOf(offerings).includes(id))
  expect(gone).toEqual(['plugins', 'wordpress', 'prestashop'])
  expect(platforms).toEqual([])
})

test('one part of a section can be switched off', async () => {
  const { offerings, platforms } = await without('prestashop')
  expect(idsOf(offerings)).toContain('plugins')
  expect(platforms).toEqual(['wordpress'])
})

test.for(['menudigitale menu', 'easycomande phone'])('pages go with their offering: %s', async (gone) => {
  const { pages: all } = await without()
  vi.resetModules()
  const kept = idsOf((await without(gone.split(' ')[0] ?? '')).pages)
  expect(idsOf(all).filter((id) => !kept.includes(id))).toEqual(gone.split(' '))
})

test('menus, groups and audiences without offerings are gone', async () => {
  const gone = ['reservations', 'costaeventi', 'clients', 'menudigitale', 'lawyers', 'plugins']
  const { headerMenus, headerLinks, homeAudiences } = await without(...gone)
  expect(headerMenus().map(({ id, groups }) => [id, ...idsOf(groups)])).toEqual([
    ['ecosystem', 'shop', 'hospitality'],
    ['solutions', 'store'],
  ])
  expect(headerLinks()).toEqual([])
  expect(homeAudiences().map(({ id, offering }) => [id, offering.id])).toEqual([
    ['shop', 'warehouse'],
    ['venue', 'easycomande'],
    ['site', 'ecommerce'],
  ])
})

test('isWholeTable is true only while all cells are on', async () => {
  expect((await without()).isWholeTable()).toBe(true)
  vi.resetModules()
  const { homeCells, isWholeTable } = await without('lawyers')
  expect([isWholeTable(), idsOf(homeCells()).includes('lawyers')]).toEqual([false, false])
})

test('an example client of a switched-off offering is not listed', async () => {
  const { listedClients } = await without('lawyers')
  const permission = { by: 'Anna', date: '2026-11-20', scope: 'nome' }
  const clients = [
    clientRow('studio', { demonstration: true, opens: { page: 'lawyers', anchor: 'example' } }),
    clientRow('shop', { demonstration: true, opens: { page: 'home', anchor: 'warehouse' } }),
    clientRow('real', { permission }),
  ]
  expect(idsOf(listedClients({ clients }))).toEqual(['shop', 'real'])
})

test('events go with their product', async () => {
  const row = { id: 'fair', example: true, date: '2027-06-12', time: '08:00', place: 'Molo', poster: 'sun' }
  const file = { events: [{ ...row, title: { it: 'Fiera', en: 'Fair' } }] }
  expect((await without()).readEvents(file)).toEqual(file.events)
  vi.resetModules()
  expect((await without('costaeventi')).readEvents(file)).toEqual([])
})
