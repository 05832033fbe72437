import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type ClientCard, type ClientList, firstClients } from '#shared/client-cards.ts'
import { expectError } from '#tests/components/console-errors.ts'
import { renderView, visitQuery } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { Page } from './clients.tsx'

const t = words('it')
const total = 2 * firstClients + 2
const cards = Array.from({ length: total }, (_, index): ClientCard => {
  const row = { name: `Cliente ${index + 1}`, sector: 'shops', place: 'Genova', work: 'Magazzino' }
  const more = index === 0 ? { link: 'https://cliente.example' } : {}
  return Object.assign({ id: `c${index + 1}`, demonstration: false, images: [] }, row, more)
})
const first: ClientList = {
  total,
  demonstrations: 'none',
  sectors: [{ id: 'shops', name: 'Negozi', count: total }],
  cards: cards.slice(0, firstClients),
  next: '2',
}
const show = (list: ClientList, part?: string) =>
  renderView(<Page />, { page: 'clients', rows: JSON.stringify(list), part })
const names = () => [...document.querySelectorAll('main li h2')].map(({ textContent }) => textContent)

beforeEach(() => {
  visitQuery('')
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(cards))
})

afterEach(() => void vi.restoreAllMocks())

test('a long list shows its first part and a link to the next', async () => {
  await show(first)
  expect(names()).toHaveLength(firstClients)
  expect(window.fetch).not.toHaveBeenCalled()
  await expect
    .element(page.getByRole('link', { name: t('clients.next') }))
    .toHaveAttribute('href', '/it/clients/2')
  const visit = page.getByRole('link', { name: t('clients.visit') }).elements()
  expect(visit.map((link) => link.getAttribute('href'))).toEqual(['https://cliente.example'])
})

test('a search also finds clients of other parts', async () => {
  visitQuery(`q=Cliente+${total}`)
  await show(first)
  await expect.poll(names).toEqual([`Cliente ${total}`])
})

test('a search with very many results shows the first and advises a narrower search', async () => {
  const many = Array.from({ length: 130 }, (_, index) => ({ ...cards[1], id: `m${index}` }))
  vi.mocked(window.fetch).mockImplementation(async () => Response.json(many))
  visitQuery('q=Cliente')
  await show(first)
  await expect.poll(names).toHaveLength(120)
  await expect.element(page.getByText(t('clients.first', { count: 120 }))).toBeVisible()
})

test.for([
  [
    'a file that cannot be had',
    () => vi.mocked(window.fetch).mockRejectedValueOnce(new TypeError('offline')),
  ],
  [
    'a file that is gone',
    () => vi.mocked(window.fetch).mockResolvedValueOnce(new Response('', { status: 404 })),
  ],
] as const)('%s leaves what is there, and the next search tries again', async ([, happens]) => {
  expectError(/offline|list of all clients: 404/)
  happens()
  visitQuery('q=Cliente+1')
  await show(first)
  await expect.poll(() => vi.mocked(window.fetch).mock.calls).toHaveLength(1)
  expect(names()).toEqual(first.cards.map(({ name }) => name).filter((name) => name.includes('1')))
  await page.getByRole('searchbox').fill(`Cliente ${total}`)
  await expect.poll(names).toEqual([`Cliente ${total}`])
  expect(window.fetch).toHaveBeenCalledTimes(2)
})

test('a later part is a page with links to the previous and the next', async () => {
  await show(Object.assign({}, first, { previous: '', next: '3' }), '2')
  await expect
    .element(page.getByRole('link', { name: t('clients.previous') }))
    .toHaveAttribute('href', '/it/clients')
  await expect
    .element(page.getByRole('link', { name: t('clients.next') }))
    .toHaveAttribute('href', '/it/clients/3')
  // Browsers and crawlers read the order from `rel`.
  expect([...document.querySelectorAll('nav a[rel]')].map((link) => link.getAttribute('rel'))).toEqual([
    'prev',
    'next',
  ])
})

test('without clients the page says so and has no search', async () => {
  await show({ total: 0, demonstrations: 'none', sectors: [], cards: [] })
  await expect.element(page.getByText(t('clients.empty'))).toBeVisible()
  expect(page.getByRole('searchbox').elements()).toEqual([])
  expect(document.querySelector('#bannerTop .lead')).toBeNull()
})
