import { expect, test } from 'vitest'
import type { Client, ClientFile } from '#content/clients.ts'
import { clientRow } from '#tests/helpers/client-row.ts'
import { answeringPeople } from './answering-people.ts'
import { clientCards } from './client-cards.ts'
import { renderedWidths } from './pictures.ts'

const example = (id: string, more: Partial<Client> = {}) => clientRow(id, { demonstration: true, ...more })
const file: ClientFile = {
  clients: [
    example('Libreria'),
    example('Caffè Città'),
    clientRow('Segreto', { demonstration: false }),
    clientRow('Vero', { demonstration: false, permission: { by: 'A', date: '2026-01-02', scope: 'nome' } }),
  ],
}
const picture = { name: 'x', fingerprint: '0', width: 1600, height: 1200, color: '#ffffff' }
const cards = clientCards(file, 'it', () => picture)

test('a client without permission that is no example is not shown', () => {
  expect(cards.map(({ name }) => name)).toEqual(['Libreria', 'Caffè Città', 'Vero'])
})

test('a card has its demo and quotation in its language, without permissions', () => {
  const quotation = {
    text: { it: 'Bene.', en: 'Good.' },
    author: 'Bice',
    date: '2026-01-03',
    permission: { by: 'Bice Neri', date: '2026-01-04', scope: 'frase' },
  }
  const clients = [
    example('a', { opens: { page: 'home', anchor: 'plugins' } }),
    clientRow('b', { demonstration: false, quotation }),
    example('c', { opens: { page: 'home', anchor: 'bannerTop' } }),
  ]
  const [opening, quoted, lost] = clientCards({ ...file, clients }, 'en', () => picture)
  const texts = { id: 'a', name: 'a', place: 'Forlì', work: 'Website', demonstration: true }
  const opens = { page: 'home', anchor: 'plugins', offering: 'plugins' }
  expect(opening).toEqual({ ...texts, opens, images: [{ ...picture, alt: 'Page' }] })
  expect(quoted?.quotation).toEqual({ text: 'Good.', author: 'Bice', date: '2026-01-03' })
  expect(JSON.stringify(quoted)).not.toContain('Neri')
  expect(lost).not.toHaveProperty('opens')
})

const role = { it: 'Titolare', en: 'Owner' }
const permission = { by: 'Anna', date: '2026-11-20' }

test('answeringPeople drops permissions and pictures that were not rendered', () => {
  const people = [
    { name: 'Anna', role, phone: '+39 0187 1', picture: { file: 'a.svg', permission } },
    { name: 'Bice', role, picture: { file: 'b.svg', permission } },
  ]
  const shown = answeringPeople({ people, hours: [] }, (file) => (file === 'a.svg' ? picture : undefined))
  expect(shown).toEqual({
    people: [
      { name: 'Anna', role, phone: '+39 0187 1', picture },
      { name: 'Bice', role },
    ],
    hours: [],
  })
})

test.each([
  [400, [400]],
  [500, [500]],
  [501, [500, 501]],
  [1000, [500, 1000]],
  [1600, [500, 1000, 1600]],
])('an original %d px wide is rendered at %j', (largest, widths) => {
  expect(renderedWidths(largest)).toEqual(widths)
})
