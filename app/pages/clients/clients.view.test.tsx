import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type ClientCard, type ClientList, firstClients } from '#shared/client-cards.ts'
import { listRows } from '#tests/components/list-rows.ts'
import { clickInPlace, hrefsOf, renderView, textsOf, visitQuery } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { Page, partName } from './clients.tsx'

const t = words('it')
const names = () => textsOf(document, 'main li h2')
const query = () => Object.fromEntries(new URLSearchParams(location.search))
const pictures = () => [...document.querySelectorAll<HTMLAnchorElement>('main li a[href$=".webp"]')]

let leave: (() => Promise<void>) | undefined

/** Leaves the page shown before; by default the fixture site's rows. */
async function show(list?: ClientList, part?: string) {
  await leave?.()
  const rows = list && JSON.stringify(list)
  leave = (await renderView(<Page />, { page: 'clients', ...(rows && { rows }), part })).unmount
}

beforeEach(async () => {
  leave = undefined
  visitQuery('')
  await show()
  expect(names().length).toBeGreaterThan(3)
})

test('a client without a picture is text, and a list in one part links to no other', async () => {
  const list: ClientList = JSON.parse(listRows('clients', 'it') ?? '')
  await show({ ...list, cards: list.cards.map((card) => ({ ...card, images: [] })) })
  expect(names()).toHaveLength(list.total)
  expect(pictures()).toEqual([])
  expect(document.querySelectorAll('main nav')).toHaveLength(0)
  const [written] = document.querySelectorAll<HTMLElement>('main li h2')
  expect(written && Number.parseFloat(getComputedStyle(written).fontSize)).toBeGreaterThanOrEqual(22)
  expect(written?.parentElement?.getBoundingClientRect().height).toBeLessThan(100)
})

test('a click opens a picture in the viewer and its query; a click with a modifier key does not', async () => {
  const [link] = pictures()
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey']) clickInPlace(link, { [key]: true })
  expect(query()).toEqual({})
  expect(document.querySelector('dialog[open]')).toBeNull()
  link?.click()
  await expect.poll(() => document.querySelector('dialog[open]')).not.toBeNull()
  expect(query().picture).toMatch(/^[\w-]+-1$/)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.querySelector('dialog[open]')).toBeNull()
  await expect.poll(query).toEqual({})
})

test('a demonstration is labelled and links to its product; a quoted client is not', async () => {
  const cards = [...document.querySelectorAll('main li:has(h2)')]
  const links = (card: Element) => hrefsOf(card, 'a[href^="/"]:not([href$=".webp"])')
  const warehouse = cards.find((card) => card.textContent?.includes('Tuttavite'))
  const quoted = cards.at(-1)
  if (!warehouse || !quoted) throw new Error('The fixture site has other clients.')
  expect(warehouse.querySelector('h2')?.textContent).toBe('Ferramenta Tuttavite')
  expect(textsOf(warehouse, 'p')[0]).toBe('Progetto dimostrativo: Magazzino, negozio online')
  expect(links(warehouse)).toEqual(['/it#warehouse'])
  expect(warehouse.querySelector('blockquote')).toBeNull()
  expect(quoted.querySelector('h2')?.textContent).toBe('Ottica del Faro')
  expect(textsOf(quoted, 'p')).toEqual(['Magazzino', 'Castelpiano'])
  expect(links(quoted)).toEqual([])
  expect(quoted.querySelector('blockquote')?.textContent).toBe(
    'Adesso so che cosa ho nel cassetto prima di aprirlo.',
  )
  expect(quoted.querySelector('figcaption')?.textContent).toBe('Lia Faro, 18\u00a0novembre 2026')
  expect(quoted.textContent).not.toContain('20\u00a0novembre')
})

test('the page title says “demonstrations” only while all clients are', () => {
  const { total, cards } = { total: 2, cards: [] }
  const title = (list: object) => partName(JSON.stringify({ total, cards, ...list }), t)
  expect(title({ demonstrations: 'all' })).toBe('Progetti dimostrativi')
  expect(title({ demonstrations: 'some' })).toBe('')
  expect(title({ demonstrations: 'none', total: 0 })).toBe('')
  expect(title({ demonstrations: 'all', previous: '' })).toBe('Pagina 2')
  expect(title({ demonstrations: 'all', previous: '2' })).toBe('Pagina 3')
})

const total = 2 * firstClients + 2
const cards = Array.from({ length: total }, (_, index): ClientCard => {
  const row = { name: `Cliente ${index + 1}`, place: 'Genova', work: 'Magazzino' }
  const more = index === 0 ? { link: 'https://cliente.example' } : {}
  return Object.assign({ id: `c${index + 1}`, demonstration: false, images: [] }, row, more)
})
const first: ClientList = { total, demonstrations: 'none', cards: cards.slice(0, firstClients), next: '2' }

const link = (key: 'previous' | 'next' | 'visit') => page.getByRole('link', { name: t(`clients.${key}`) })

test('a part of a long list is a page with links to the previous and the next', async () => {
  await show(first)
  expect(names()).toHaveLength(firstClients)
  await expect.element(link('next')).toHaveAttribute('href', '/it/clients/2')
  await expect.element(link('visit')).toHaveAttribute('href', 'https://cliente.example')
  // A later part.
  await show(Object.assign({}, first, { previous: '', next: '3' }), '2')
  await expect.element(link('previous')).toHaveAttribute('href', '/it/clients')
  await expect.element(link('next')).toHaveAttribute('href', '/it/clients/3')
})

test('without clients the page says so', async () => {
  await show({ total: 0, demonstrations: 'none', cards: [] })
  await expect.element(page.getByText(t('clients.empty'))).toBeVisible()
  expect(document.querySelector('#bannerTop .lead')).toBeNull()
})
