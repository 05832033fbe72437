import { expect, test } from 'vitest'
import { offerings } from '#content/offerings.ts'
import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import { projectRoot } from '#tests/helpers/site-root.ts'
import { type OfferingRow, offeringFaults } from './offering-faults.ts'

const right: OfferingRow = {
  id: 'warehouse',
  target: { page: 'home', anchor: 'warehouse' },
  accent: 'warehouse',
  icon: 'boxes',
  page: true,
}

test('the shipped table has no fault', () => {
  expect(offeringFaults(projectRoot)).toEqual([])
  expect(offeringFaults(projectRoot, [right])).toEqual([])
})

test.each<[string, Partial<OfferingRow>, english: string, italian: string]>([
  ['a page that is not there', { target: { page: 'shop' } }, "no page 'shop'", "la pagina 'shop' non esiste"],
  [
    'an anchor that leads nowhere',
    { target: { page: 'home', anchor: 'till' } },
    "its anchor 'till' leads nowhere, there is no such section: app/products/till/till-section.tsx",
    "l’ancora 'till' non porta da nessuna parte, quella sezione non esiste: app/products/till/till-section.tsx",
  ],
  [
    'a page of its own without code',
    { id: 'till' },
    'its page has no code: app/products/till/till-page.tsx',
    'la sua pagina non ha codice: app/products/till/till-page.tsx',
  ],
  [
    'colours that nobody has',
    { accent: 'till' },
    'its colours are missing: app/products/till/colours.css',
    'mancano i suoi colori: app/products/till/colours.css',
  ],
  [
    'an icon that nobody drew',
    { icon: 'till' },
    "Lucide has no icon 'till'",
    "Lucide non ha un’icona 'till'",
  ],
])('%s is reported with its row', (_, change, english, italian) => {
  const faultsIn = (lang: OwnerLanguage) => offeringFaults(projectRoot, [{ ...right, ...change }], lang)
  const row = `content/offerings.ts: ${change.id ?? 'warehouse'}`
  expect(faultsIn('en')).toEqual([`${row}: ${english}`])
  expect(faultsIn('it')).toEqual([`${row}: ${italian}`])
})

test('each offering is in the header, a cell or the panel', () => {
  const isShown = (row: object) => ['header', 'cell', 'panel'].some((view) => view in row)
  const hidden = offerings.filter((row) => !isShown(row)).map(({ id }) => id)
  expect(hidden).toEqual([])
})
