import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { refresh } from '../ui/api.ts'
import '../ui/desk.css'
import { ListView } from './list-view.tsx'
import RowsView from './rows-view.tsx'
import { sourcesOf } from './sources.ts'

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({}))
})
afterEach(() => localStorage.clear())

test('rows with a date stand newest first, and are not moved', async () => {
  const rows = ['2026-01-01', '2026-02-02'].map((date) => ({ id: date, title: { it: date }, date }))
  const [source] = sourcesOf('releases', { releases: rows })
  if (!source) throw new Error('no source')
  await render(<ListView source={source} />)
  await expect.element(page.getByRole('listitem').first()).toBeVisible()
  const links = [...document.querySelectorAll('li > div:first-child a')]
  expect(links.map(({ textContent }) => textContent)).toEqual(['2026-02-02', '2026-01-01'])
  expect(document.querySelector('[aria-label^="Sposta"]')).toBeNull()
})

test('a form stays with its row where others remove it or one before; what was typed is kept', async () => {
  const [first, mine, last] = ['one', 'mine', 'last'].map((id) => ({ id, title: { it: id }, place: 'Molo' }))
  let events = [first, mine, last]
  vi.stubGlobal('fetch', async () => Response.json({ events }))
  const others = (...left: typeof events) => {
    events = left
    return refresh()
  }
  location.hash = '#rows/events/events/mine'
  const { unmount } = await render(<RowsView />)
  await expect.element(page.getByLabelText('Luogo')).toBeVisible()
  await others(first, last)
  await expect.element(page.getByText(/^Questa scheda non c’è più/)).toBeVisible()
  await others(first, mine, last)
  await page.getByLabelText('Luogo').fill('Faro')
  await others(mine, last)
  await others(last)
  await page.getByLabelText('Luogo').fill('Faro nuovo')
  await unmount()
  await render(<RowsView />)
  await expect.element(page.getByText(/^Qualcuno ha tolto o/)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'mine' })).toBeVisible()
  await expect.element(page.getByLabelText('Luogo')).toHaveValue('Faro nuovo')
})

test('while a new row is being added, nothing more can be typed that would be lost', async () => {
  const never = new Promise<Response>(() => undefined)
  vi.stubGlobal('fetch', (_: string, init?: RequestInit) =>
    init?.method === 'POST' ? never : Promise.resolve(Response.json({ events: [] })),
  )
  location.hash = '#rows/events/events/new'
  await render(<RowsView />)
  await page.getByLabelText('Luogo').fill('Molo')
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect.poll(() => document.querySelector('form')?.inert).toBe(true)
})

test('on a small phone no field that has the focus is behind “Salva”', async () => {
  await page.viewport(360, 640)
  vi.stubGlobal('fetch', async () => Response.json({ terms: [{ offering: 'warehouse' }] }))
  location.hash = '#rows/terms/terms/warehouse'
  await render(<RowsView />)
  const bar = page.getByRole('button', { name: 'Salva', exact: true })
  await expect.element(bar).toBeInTheDocument()
  for (const field of document.querySelectorAll<HTMLElement>('input, select, textarea')) {
    while (document.activeElement !== field) await userEvent.keyboard('{Tab}')
    const { bottom } = field.getBoundingClientRect()
    expect(bottom, field.id).toBeLessThan(bar.element().getBoundingClientRect().top)
  }
})
