import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type ClientCard, type ClientList, firstClients } from '#shared/client-cards.ts'
import { listRows } from '#tests/components/list-rows.ts'
import { hrefsOf, renderView, textsOf, visitQuery } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { Page, partName } from './clients.tsx'

const t = words('it')
const names = () => textsOf(document, 'main li h2')
const query = () => Object.fromEntries(new URLSearchParams(location.search))
const status = () => document.querySelector('[role=status]')?.textContent
const pictures = () => [...document.querySelectorAll<HTMLAnchorElement>('main li a[href$=".webp"]')]
let everybody: string[] = []

let leave: (() => Promise<void>) | undefined

/** Leaves the page shown before; by default the fixture site's rows. */
async function show(list?: ClientList, part?: string) {
  await leave?.()
  const rows = list && JSON.stringify(list)
  leave = (await renderView(<Page />, { page: 'clients', ...(rows && { rows }), part })).unmount
}

function visit(search: string) {
  visitQuery(search)
  return show()
}

beforeEach(async () => {
  leave = undefined
  await visit('')
  everybody = names()
  expect(everybody.length).toBeGreaterThan(3)
  expect(status()).toBe('')
})

test('a short list has no filter, and a client without a picture is text', async () => {
  const list: ClientList = JSON.parse(listRows('clients', 'it') ?? '')
  const few = (total: number) => {
    const cards = list.cards.slice(0, total).map((card) => ({ ...card, images: [] }))
    return show({ ...list, cards, total })
  }
  await few(3)
  expect(names()).toHaveLength(3)
  expect(pictures()).toEqual([])
  expect(document.querySelectorAll('main nav')).toHaveLength(0)
  const [written] = document.querySelectorAll<HTMLElement>('main li h2')
  expect(written && Number.parseFloat(getComputedStyle(written).fontSize)).toBeGreaterThanOrEqual(22)
  expect(written?.parentElement?.getBoundingClientRect().height).toBeLessThan(100)
  await few(4)
  expect(document.querySelectorAll('main nav')).toHaveLength(1)
})

const sectorOf = (link: Element | undefined) =>
  new URL(link?.getAttribute('href') ?? '', location.href).searchParams.get('sector')

test('a sector in the query filters the list and is announced; an unknown one shows all', async () => {
  const filters = [...document.querySelectorAll('nav a')]
  expect(filters.slice(0, 2).map((link) => link.getAttribute('href'))).toEqual([
    '/it/clients',
    `/it/clients?sector=${sectorOf(filters[1])}`,
  ])
  const count = Number(filters[1]?.querySelector('sup')?.textContent)
  const sector = sectorOf(filters[1])
  await visit(`sector=${sector}`)
  await expect.poll(names).toHaveLength(count)
  const current = [...document.querySelectorAll('nav [aria-current]')]
  expect(current.map(sectorOf)).toEqual([sector])
  expect(status()).toBe(t('clients.found', { count }))
  expect(count).toBeGreaterThan(0)
  await visit('sector=unknown')
  await expect.poll(names).toEqual(everybody)
})

test('a click opens a picture in the viewer and its query; a click with a modifier key does not', async () => {
  const [link] = pictures()
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey']) {
    // An unhandled click would load the picture in place of the tests.
    document.addEventListener('click', (late) => late.preventDefault(), { once: true })
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }))
  }
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
  expect(warehouse.querySelector('h2')?.textContent).toBe('Esempio: Ferramenta Tuttavite')
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
  const { total, sectors, cards } = { total: 2, sectors: [], cards: [] }
  const title = (list: object) => partName(JSON.stringify({ total, sectors, cards, ...list }), t)
  expect(title({ demonstrations: 'all' })).toBe('Progetti dimostrativi')
  expect(title({ demonstrations: 'some' })).toBe('')
  expect(title({ demonstrations: 'none', total: 0 })).toBe('')
  expect(title({ demonstrations: 'all', previous: '' })).toBe('Pagina 2')
  expect(title({ demonstrations: 'all', previous: '2' })).toBe('Pagina 3')
})

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

const link = (key: 'previous' | 'next' | 'visit') => page.getByRole('link', { name: t(`clients.${key}`) })

test('a long list shows its first part and a link to the next, without filter', async () => {
  visitQuery('sector=shops')
  await show(first)
  expect(document.querySelectorAll('nav a:not([rel])')).toHaveLength(0)
  expect(names()).toHaveLength(firstClients)
  await expect.element(link('next')).toHaveAttribute('href', '/it/clients/2')
  await expect.element(link('visit')).toHaveAttribute('href', 'https://cliente.example')
})

test('a later part is a page with links to the previous and the next', async () => {
  await show(Object.assign({}, first, { previous: '', next: '3' }), '2')
  await expect.element(link('previous')).toHaveAttribute('href', '/it/clients')
  await expect.element(link('next')).toHaveAttribute('href', '/it/clients/3')
})

test('without clients the page says so', async () => {
  await show({ total: 0, demonstrations: 'none', sectors: [], cards: [] })
  await expect.element(page.getByText(t('clients.empty'))).toBeVisible()
  expect(document.querySelector('#bannerTop .lead')).toBeNull()
})
