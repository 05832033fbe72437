import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type ClientCard, type ClientList, firstClients } from '#shared/client-cards.ts'
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
  sectors: [],
  cards: cards.slice(0, firstClients),
  next: '2',
}
const show = (list: ClientList, part?: string) =>
  renderView(<Page />, { page: 'clients', rows: JSON.stringify(list), part })
const names = () => [...document.querySelectorAll('main li h2')].map(({ textContent }) => textContent)

beforeEach(() => visitQuery(''))

test('a long list shows its first part and a link to the next, without filter', async () => {
  visitQuery('sector=shops')
  await show(first)
  expect(document.querySelectorAll('nav a:not([rel])')).toHaveLength(0)
  expect(names()).toHaveLength(firstClients)
  await expect
    .element(page.getByRole('link', { name: t('clients.next') }))
    .toHaveAttribute('href', '/it/clients/2')
  const visit = page.getByRole('link', { name: t('clients.visit') }).elements()
  expect(visit.map((link) => link.getAttribute('href'))).toEqual(['https://cliente.example'])
})

test('a later part is a page with links to the previous and the next', async () => {
  await show(Object.assign({}, first, { previous: '', next: '3' }), '2')
  await expect
    .element(page.getByRole('link', { name: t('clients.previous') }))
    .toHaveAttribute('href', '/it/clients')
  await expect
    .element(page.getByRole('link', { name: t('clients.next') }))
    .toHaveAttribute('href', '/it/clients/3')
})

test('without clients the page says so', async () => {
  await show({ total: 0, demonstrations: 'none', sectors: [], cards: [] })
  await expect.element(page.getByText(t('clients.empty'))).toBeVisible()
  expect(document.querySelector('#bannerTop .lead')).toBeNull()
})
