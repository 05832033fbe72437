import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { href, offeringTarget, panelTiles } from '#shared/navigation.ts'
import { renderView } from '#tests/components/render-view.tsx'
import { drawnView } from '#tests/helpers/drawn-rows.ts'
import { words } from '#tests/helpers/words.ts'
import { Section as SidePanel } from './side-panel.tsx'

beforeEach(() => {
  // Without a choice the window's width decides; here it is wide.
  document.documentElement.dataset.panel = 'on'
})

const current = () =>
  [...document.querySelectorAll('[aria-current]')].map((tile) => tile.getAttribute('data-tile'))

test.for(['it', 'en'] as const)('shows one tile per offering, in order, with its link (%s)', async (lang) => {
  await renderView(<SidePanel />, { lang, page: 'privacy' })
  const t = words(lang)
  const tiles = page
    .getByRole('complementary', { name: t('panel.label') })
    .getByRole('link')
    .elements()
  expect(tiles.map((tile) => tile.getAttribute('href'))).toEqual(
    panelTiles().map((row) => {
      const target = offeringTarget(row)
      return target ? href(target, { lang, addressForm: 'pinned' }) : null
    }),
  )
  expect(tiles.map((tile) => tile.querySelector('span')?.textContent)).toEqual(
    panelTiles().map(({ id }) => t(`panel.${id}`)),
  )
})

const strip = () => document.querySelector('#side-panel > p')?.textContent

test('what hovering a tile says comes with hydration: every page would carry it', async () => {
  const hint = words('it')('offering.warehouse.hint')
  expect(drawnView(<SidePanel />, 'it')).not.toContain(hint)
  await renderView(<SidePanel />, { page: 'privacy' })
  expect(document.body.textContent).toContain(hint)
})

test.for([
  ['lawyers', ['lawyers'], 'panel.other.lawyers'],
  ['menudigitale', ['menudigitale'], 'panel.other.menudigitale'],
  ['home', ['home'], 'panel.other.menudigitale'],
  ['contact', [], 'panel.label'],
] as const)('on %s the current tile is %s, the strip below the display says %s', async ([id, tiles, key]) => {
  await renderView(<SidePanel />, { page: id })
  expect(current()).toEqual(tiles)
  expect(strip()?.endsWith(words('it')(key))).toBe(true)
})

test('on home the current tile follows the section in view', async () => {
  const sections = panelTiles().flatMap((row) => {
    const target = offeringTarget(row)
    return target?.page === 'home' && target.anchor ? [{ tile: row.id, id: target.anchor }] : []
  })
  await renderView(
    <>
      {sections.map(({ id }) => (
        <section key={id} id={id}>
          <svg width="10" height="900" aria-hidden="true" />
        </section>
      ))}
      <svg id="after" width="10" height="2000" aria-hidden="true" />
      <SidePanel />
    </>,
  )
  expect(sections.length).toBeGreaterThan(2)
  for (const { tile, id } of [...sections, ...sections.toReversed()]) {
    document.getElementById(id)?.scrollIntoView({ behavior: 'instant' })
    await expect.poll(current).toEqual([tile])
  }
  // With no section in view the page's own tile is current.
  document.getElementById(sections[1]?.id ?? '')?.scrollIntoView({ behavior: 'instant' })
  await expect.poll(current).toEqual([sections[1]?.tile])
  document.getElementById('after')?.scrollIntoView({ behavior: 'instant' })
  await expect.poll(current).toEqual(['home'])
  expect(strip()).toBe(words('it')('panel.label'))
})
